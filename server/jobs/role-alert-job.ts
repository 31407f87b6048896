import { act, serverActor } from '#server/db/act.ts';
import { locales } from '#domain/edition/editions.ts';
import type { Job } from '#server/db/start-jobs.ts';
import type { Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { expireAlerts } from '#server/alerts/expire-alerts.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails, planQuestions } from '#server/alerts/plan-alert-mails.ts';
import { officeTimeOf } from '#server/submissions/due-time.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { VacancySource } from '#server/vacancies/vacancy-source.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Dependencies = {
  db: Db;
  vacancies: Pick<VacancySource, 'version'>;
  planTasks: PlanTasks;
  wakeOutbox: () => void;
  log: Log;
};

/**
 * Every minute, on one of the servers: matches roles with filters when roles have changed, and plans
 * mails in the office hours of each edition. Whatever a server left undone, the next run does.
 */
export function roleAlertJob({ db, vacancies, planTasks, wakeOutbox, log }: Dependencies): Job {
  let matched: string | number | undefined;
  return {
    name: 'role-alerts',
    intervalMs: 60_000,
    run: async (now) => {
      await expireAlerts(db, now);
      const version = vacancies.version();
      if (version !== matched) {
        await matchRoles(db, await openRoles(db, now), now);
        matched = version;
      }
      const context = { db, planTasks, now, by: serverActor };
      let planned = 0;
      for (const locale of locales(catalogue().firm)) {
        if (officeTimeOf(locale, now) > now) continue;
        // Before news, which may come every day and would leave no day for the question.
        planned += await act(context, (act) => planQuestions(act, locale));
        planned += await planAlertMails(context, locale);
      }
      if (planned === 0) return;
      log.info({ event: 'role-alerts', mails: planned }, 'role alerts planned');
      wakeOutbox();
    },
  };
}
