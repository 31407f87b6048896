import type { Channel } from '#server/deliveries/channel.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { ShownContent } from '#server/documents/live-content.ts';
import type { VacancySource } from '#server/vacancies/vacancy-source.ts';
import type { FailingPage } from '#server/web/pages/pages.ts';
import type { Site } from '#server/web/pages/site.ts';

/** What every part of the desk's API works with. */
export type DeskSettings = {
  db: Db;
  clock: Clock;
  config: Pick<
    Config,
    'contentDir' | 'dataDir' | 'databaseUrl' | 'siteUrl' | 'webhooks' | 'mail' | 'mistyped'
  >;
  /** Where passkeys are used, when the operator configured it; else localhost. */
  deskUrl: string | undefined;
  channels: readonly Channel[];
  planTasks: PlanTasks;
  vacancies: VacancySource;
  /** What the firm says at present, and whether the desk may change it. */
  website: () => ShownContent;
  /** Renders previews. None while developing. */
  site: Site | undefined;
  failingPages: () => FailingPage[];
  /** Called after tasks were added or became due. */
  wakeOutbox: () => void;
};
