import type { Db } from '#server/db/db.ts';
import { removeAlertRecords } from '#server/alerts/expire-alerts.ts';
import { removeMorningRecords } from '#server/inbox/morning-mails.ts';
import { removeExpiredLinkRequests } from '#server/submissions/request-links.ts';
import { removeExpiredMailLimits } from '#server/submissions/mail-limits.ts';
import { removeSummaries } from '#server/deliveries/staff-notices.ts';
import type { Job } from '#server/db/start-jobs.ts';

/** Removes what no longer limits a mail, requests that are over and records of planned mails. */
export function mailRecordsJob(db: Db): Job {
  return {
    name: 'mail-records',
    intervalMs: 60 * 60_000,
    run: async (now) => {
      await removeExpiredMailLimits(db, now);
      await removeExpiredLinkRequests(db, now);
      await removeAlertRecords(db, now);
      await removeMorningRecords(db, now);
      await removeSummaries(db, now);
    },
  };
}
