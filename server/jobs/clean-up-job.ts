import type { Db } from '#server/db/db.ts';
import { contentFolder } from '#server/documents/content-files.ts';
import { mediaIds } from '#server/documents/images/content-media.ts';
import { removeUnusedImages } from '#server/documents/images/images.ts';
import { removeExpired } from '#server/privacy/remove-expired.ts';
import { purgeBriefDrafts } from '#server/submissions/brief-drafts.ts';
import type { Job } from '#server/db/start-jobs.ts';

/** Every hour, on one of the servers: what has expired and can no longer be used. */
export function cleanUpJob(db: Db, folder = contentFolder): Job {
  return {
    name: 'clean-up',
    intervalMs: 60 * 60_000,
    run: async (now) => {
      await removeExpired(db, now);
      await purgeBriefDrafts(db, now);
      await removeUnusedImages(db, now, mediaIds(folder));
    },
  };
}
