import type { Inbox, InboxRow } from '#domain/submissions/work.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import type { Ledger, Visit } from './ledger.ts';

/** The row of a submission; none while the desk is not reached, or after its erasure. */
export async function findInInbox(
  url: string,
  ledger: Ledger,
  desk: Desk,
  { receipt, erased }: Visit,
): Promise<InboxRow | undefined> {
  const { reference } = receipt!;
  const found = await ask({ ledger, done: [200] }, (signal) =>
    deskRequest(url, desk, `/inbox?q=${reference}&state=all`, { signal }),
  );
  if (found.answer !== 'done') return undefined;
  const [row] = (JSON.parse(found.body) as Inbox).rows;
  if (!row && erased.certain() === false) {
    ledger.surprises.add(`${reference} is not in the inbox`);
  }
  return row;
}
