import type { Db } from '../store/db/db.ts';
import { contentFolder } from '../content/content-files.ts';
import { mediaIds } from '../images/content-media.ts';
import { removeUnusedImages } from '../store/images/images.ts';
import { removeExpired } from '../store/privacy/remove-expired.ts';
import { purgeBriefDrafts } from '../store/submissions/brief-drafts.ts';
import type { Job } from './start-jobs.ts';

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
