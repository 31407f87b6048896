import type { Db } from '../store/db/db.ts';
import { removeAlertRecords } from '../store/role-alerts/expire-alerts.ts';
import { removeMorningRecords } from '../store/people/morning-mails.ts';
import { removeExpiredLinkRequests } from '../store/submissions/request-links.ts';
import { removeExpiredMailLimits } from '../store/tasks/mail-limits.ts';
import { removeSummaries } from '../store/tasks/staff-notices.ts';
import type { Job } from './start-jobs.ts';

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
