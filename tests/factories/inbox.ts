import type { Db } from '#server/db/db.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';

const minute = 60_000;
const words = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India'];

/**
 * Messages of different people whose first name is `group`, the first one the newest: a search for
 * the group finds these alone. Last names are Alpha, Bravo and so on, then numbers.
 */
export async function storeMessages(db: Db, group: string, count: number) {
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    const lastName = words[index] ?? `Number ${index + 1}`;
    const email = `${group}-${index + 1}@example.com`.toLowerCase();
    await storeSubmission(db, {
      kind: 'contact-message',
      at: now - index * minute,
      email,
      fields: { firstName: group, lastName, email, subject: `Question of ${lastName}` },
    });
  }
}

const about = (lastName: string) => ({
  kind: 'contact-message' as const,
  fields: { firstName: 'Hazel', lastName },
});

/** Put aside, withdrawn, to be erased and made up. */
export async function storeMarked(db: Db) {
  const now = Date.now();
  await storeSubmission(db, { ...about('Spam'), suspicion: 'honeypot' });
  const withdrawn = await storeSubmission(db, about('Gone'));
  const restricted = await storeSubmission(db, about('Hidden'));
  const sample = await storeSubmission(db, about('Made-up'));
  await db.all('update submission set withdrawn_at = $2 where id = $1', [withdrawn.id, now]);
  // Not deleted by the server while journeys run.
  await db.all('update submission set restricted_at = $2, delete_at = $3 where id = $1', [
    restricted.id,
    now,
    now + 24 * 60 * 60_000,
  ]);
  await db.all('update submission set sample = 1 where id = $1', [sample.id]);
}
