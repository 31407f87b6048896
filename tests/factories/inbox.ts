import type { Db } from '../../server/store/db.ts';
import { storeSubmission } from '../support/store-submission.ts';

const minute = 60_000;

/** Messages of as many different people, the first one the newest. */
export async function storeMessages(db: Db, count: number) {
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    await storeSubmission(db, {
      kind: 'contact-message',
      at: now - index * minute,
      email: `sender-${index + 1}@example.com`,
      fields: {
        firstName: 'Sender',
        lastName: String(index + 1),
        email: `sender-${index + 1}@example.com`,
        phone: '',
        subject: `Question ${index + 1}`,
      },
    });
  }
}
