import type { Db } from '#server/db/db.ts';
import { contentFolder } from '#content/content-folder.server.ts';
import { mediaIds, removeUnusedImages } from '#server/documents/images/images.ts';
import { removeExpiredChallenges } from '#server/people/webauthn.ts';
import { removeOldRequests } from '#server/people/api-keys.ts';
import { removeExpiredSessions } from '#server/people/sessions.ts';
import { removeExpiredInvitations } from '#server/people/invitations.ts';
import { purgeBriefDrafts } from '#server/submissions/brief-drafts.ts';
import type { Job } from '#server/db/start-jobs.ts';
import { removeEndedLimits } from '#server/db/request-limits.ts';
import { expireAlerts } from '#server/alerts/change-alert.ts';
import { purgeRoleLists } from '#server/alerts/role-lists.ts';
import { removeExpiredLinkRequests } from '#server/submissions/status-links.ts';
import { removeExpiredMailLimits } from '#server/submissions/mail-limits.ts';
import { removeTaskRecords } from '#server/deliveries/change-delivery.ts';
import { act, type Act, serverActor } from '#server/db/act.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { locales } from '#domain/edition/editions.ts';
import type { Log } from '#server/base/log.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails, planQuestions } from '#server/alerts/plan-alert-mails.ts';
import { officeTimeOf } from '#server/submissions/due-time.ts';
import type { VacancySource } from '#server/vacancies/live-vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Every hour, on one of the servers: what has expired and can no longer be used. */
export function cleanUpJob(db: Db, folder = contentFolder()): Job {
  return {
    name: 'clean-up',
    intervalMs: 60 * 60_000,
    run: async (now) => {
      await removeExpiredSessions(db, now);
      await removeExpiredChallenges(db, now);
      await removeExpiredInvitations(db, now);
      await removeOldRequests(db, now);
      await removeEndedLimits(db, now);
      await purgeBriefDrafts(db, now);
      await removeUnusedImages(db, now, mediaIds(folder));
    },
  };
}

/** Removes what no longer limits a mail, requests that are over and records of planned mails. */
export function mailRecordsJob(db: Db): Job {
  return {
    name: 'mail-records',
    intervalMs: 60 * 60_000,
    run: async (now) => {
      await removeExpiredMailLimits(db, now);
      await removeExpiredLinkRequests(db, now);
      await purgeRoleLists(db, now);
      await removeTaskRecords(db, now);
    },
  };
}

type Dependencies = { db: Db; planTasks: PlanTasks; wakeOutbox: () => void };

/** Every minute, on one of the servers: plans mails whose time has come, and has them sent. */
export function plannedMailsJob(
  name: string,
  /** Answers how many it planned. */
  plan: (act: Act) => Promise<number>,
  dependencies: Dependencies,
): Job {
  return {
    name,
    intervalMs: 60_000,
    run: async (now) => {
      await act({ ...dependencies, by: serverActor, now }, plan);
    },
  };
}

type AlertJobDependencies = {
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
export function roleAlertJob({
  db,
  vacancies,
  planTasks,
  wakeOutbox,
  log,
}: AlertJobDependencies): Job {
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
