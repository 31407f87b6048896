import type { FastifyReply } from 'fastify';
import type { ShownAlert } from '../../domain/alert/shown-alert.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../store/db/db.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import type { VacancySource } from '../vacancy-source.ts';
import type { VisitorPages } from '../visitor-pages.ts';

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
