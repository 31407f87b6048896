import type { FastifyReply } from 'fastify';
import type { ShownAlert } from '#domain/alerts/shown-alert.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { VacancySource } from '#server/vacancies/vacancy-source.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';

export type AlertSettings = {
  db: Db;
  clock: Clock;
  vacancies: VacancySource;
  /** The renderer of the site's pages; none without a built site. */
  pages: VisitorPages | undefined;
  planTasks: PlanTasks;
  /** Called after tasks were added. */
  wakeOutbox: () => void;
  sendsMail: boolean;
};

export type AlertContext = AlertSettings & {
  show(reply: FastifyReply, shown: ShownAlert, statusCode?: number): Promise<FastifyReply>;
};
