import type { Channel } from '../channels/channel.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../store/db/db.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import type { ShownContent } from '../content/shown-content.ts';
import type { VacancySource } from '../vacancy-source.ts';
import type { FailingPage } from '../pages/pages.ts';
import type { Site } from '../pages/site.ts';

/** What every part of the desk's API works with. */
export type DeskSettings = {
  db: Db;
  clock: Clock;
  config: Pick<
    Config,
    | 'content'
    | 'contentDir'
    | 'dataDir'
    | 'databaseUrl'
    | 'siteUrl'
    | 'webhooks'
    | 'mail'
    | 'mistyped'
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
