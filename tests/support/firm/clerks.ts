import { randomUUID } from 'node:crypto';
import type { InboxRow, WorkChange, WorkChanged } from '#domain/submissions/work.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import { findInInbox } from './find-in-inbox.ts';
import { pause, write, type Ledger, type Visit } from './ledger.ts';
import { recentVisit } from './visitors.ts';

/** Finds a submission in the inbox, then writes a note or changes owner, due time or state. */
export async function workAtDesk(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const one = recentVisit(ledger);
  if (!one) return pause();
  const row = await findInInbox(url, ledger, desk, one);
  if (!row) return;
  if (Math.random() < 0.4) await writeNote(one, row);
  else await changeWork(one, row);

  async function writeNote({ notes }: Visit, { id }: InboxRow) {
    const text = `Note ${randomUUID()}`;
    const { answer } = await ask(
      { ledger, work: 'desk', done: [201], refused: [404] },
      desks(`/submissions/${id}/notes`, { text, key: randomUUID() }),
    );
    notes.push({ text, answer });
  }

  async function changeWork(visit: Visit, row: InboxRow) {
    const change = aChange(row, visit);
    const items = [{ id: row.id, version: row.version }];
    const { answer, body } = await ask(
      { ledger, work: 'desk', done: [200] },
      desks('/work', { items, change }),
    );
    // 200 also says that the sender changed the submission meanwhile.
    const stale = answer === 'done' && (JSON.parse(body) as WorkChanged).changed.length === 0;
    const result = stale ? 'refused' : answer;
    if (change.owner !== undefined) write(visit.owner, change.owner, result);
    if (change.dueAt !== undefined) write(visit.dueAt, change.dueAt, result);
    if (change.state !== undefined) write(visit.closed, true, result);
  }

  function desks(address: string, payload: object) {
    return (signal: AbortSignal) => deskRequest(url, desk, address, { payload, signal });
  }

  /** Always differs from the row: a change without a difference leaves no audit entry. */
  function aChange({ owner, state }: InboxRow, { talks, role }: Visit): WorkChange['change'] {
    const chance = Math.random();
    // Answers and replies change state and due time too.
    if (chance < 0.4 || talks || role) return { owner: owner === null ? desk.person.id : null };
    if (chance < 0.5 && state !== 'closed') return { state: 'closed' };
    return { dueAt: Date.now() + 86_400_000 + Math.floor(Math.random() * 1e9) };
  }
}
