import { describe, expect, it } from 'vitest';
import {
  usualFilter,
  type Inbox,
  type WorkChange,
  type WorkChanged,
} from '#domain/submissions/work.ts';
import { anInbox, anInboxRow } from '#tests/factories/inbox-row.ts';
import { undoSteps } from './work-provider.tsx';
import { createWorkQueue, withAnswer, withUnsettled, type Unsettled } from './work-queue.ts';

const row = anInboxRow();
const ids = (inbox: Inbox) => inbox.rows.map(({ id }) => id);
const lost = new Error('unreachable');

/** Answers when told to, as a server that keeps one row would. */
function aQueue() {
  const posted: WorkChange[] = [];
  const answers: PromiseWithResolvers<WorkChanged>[] = [];
  const reconnecting: (() => void)[] = [];
  let unsettled: readonly Unsettled[] = [];
  let inbox = anInbox([row]);
  const queue = createWorkQueue({
    post: (body) => {
      posted.push(body);
      const answer = Promise.withResolvers<WorkChanged>();
      answers.push(answer);
      return answer.promise;
    },
    reconnected: (error) =>
      error === lost ? new Promise((resolve) => reconnecting.push(resolve)) : undefined,
    onUnsettled: (next) => (unsettled = next),
    onAnswer: (answer, { ids }) => (inbox = withAnswer(inbox, ids, answer.inbox, 'received')),
  });
  return {
    change: (change: WorkChange['change'], from = row) => queue.change([from], change, usualFilter),
    undo: (result: ReturnType<typeof queue.change>) =>
      queue.changeLater(
        result.then(({ before, changed }) => undoSteps(before, changed)),
        usualFilter,
      ),
    latest: queue.latest,
    posted,
    shown: () => inbox.rows.map((one) => withUnsettled(one, unsettled)),
    hear: (rows: Inbox['rows']) => (inbox = withAnswer(inbox, [row.id], anInbox(rows), 'received')),
    reconnect: async () => {
      await expect.poll(() => reconnecting.length).toBeGreaterThan(0);
      reconnecting.shift()!();
    },
    answered: async (index: number, result: Partial<WorkChanged> | Error) => {
      await expect.poll(() => answers.length).toBeGreaterThan(index);
      if (result instanceof Error) answers[index]!.reject(result);
      else {
        const { changed = [], stale = [] } = result;
        const present = anInbox([...changed, ...stale]);
        answers[index]!.resolve({ changed, stale, gone: [], inbox: present, ...result });
      }
    },
  };
}

describe('work queue', () => {
  it('shows a change at once and takes it back when the server refuses it', async () => {
    const { change, shown, answered } = aQueue();
    const result = change({ state: 'closed' });
    expect(shown()).toMatchObject([{ state: 'closed' }]);
    await answered(0, new Error('refused'));
    expect(await result).toMatchObject({ failed: [{ id: row.id }], changed: [] });
    expect(shown()).toEqual([row]);
  });

  it('keeps a change while the server is not reached, and sends it later', async () => {
    const { change, posted, shown, answered, reconnect } = aQueue();
    const result = change({ state: 'closed' });
    await answered(0, lost);
    await reconnect();
    expect(shown()).toMatchObject([{ state: 'closed' }]);
    const changed = { ...row, state: 'closed' as const, version: 2 };
    await answered(1, { changed: [changed] });
    expect(await result).toMatchObject({ failed: [], changed: [changed] });
    expect(posted[1]).toEqual(posted[0]);
  });

  it('leaves it to the server which rows the list shows', async () => {
    const { change, shown, answered } = aQueue();
    const closing = change({ state: 'closed' });
    const closed = { ...row, state: 'closed' as const, version: 2 };
    await answered(0, { changed: [closed], inbox: anInbox([]) });
    await closing;
    expect(shown()).toEqual([]);
    const undoing = change({ state: 'new' }, closed);
    await answered(1, { changed: [{ ...row, version: 3 }] });
    await undoing;
    expect(shown()).toEqual([{ ...row, version: 3 }]);
  });

  it('knows what followed from the first change when a second did not wait for it', async () => {
    const { change, answered } = aQueue();
    const taking = change({ owner: 'ada' });
    const closing = change({ state: 'closed' });
    const taken = { ...row, owner: 'ada', state: 'in-work' as const, version: 2 };
    await answered(0, { changed: [taken] });
    await answered(1, { changed: [{ ...taken, state: 'closed', version: 3 }] });
    await taking;
    const { before, changed } = await closing;
    expect(before).toEqual([taken]);
    expect(undoSteps(before, changed)).toMatchObject([{ change: { state: 'in-work' } }]);
  });

  it('sends a second change with the version that the first one made', async () => {
    const { change, posted, shown, answered } = aQueue();
    const first = change({ owner: 'me' });
    const second = change({ state: 'closed' }, shown()[0]);
    await answered(0, { changed: [{ ...row, owner: 'me', version: 2 }] });
    await first;
    expect(shown()).toMatchObject([{ owner: 'me', state: 'closed' }]);
    await answered(1, { changed: [{ ...row, owner: 'me', state: 'closed', version: 3 }] });
    await second;
    expect(posted.map(({ items }) => items[0]!.version)).toEqual([1, 2]);
    expect(shown()).toMatchObject([{ owner: 'me', state: 'closed', version: 3 }]);
  });

  it('keeps what is changed after an undo that waits for its change to be answered', async () => {
    const { change, undo, posted, shown, answered } = aQueue();
    const first = change({ tags: ['Munich'] });
    const undoing = undo(first);
    const second = change({ tags: ['Vienna'] });
    await answered(0, { changed: [{ ...row, tags: ['Munich'], version: 2 }] });
    await first;
    expect(shown()).toMatchObject([{ tags: ['Vienna'] }]);
    await answered(1, { changed: [{ ...row, tags: [], version: 3 }] });
    await undoing;
    await answered(2, { changed: [{ ...row, tags: ['Vienna'], version: 4 }] });
    await second;
    expect(posted.map((body) => body.change.tags)).toEqual([['Munich'], [], ['Vienna']]);
    expect(posted.map(({ items }) => items[0]!.version)).toEqual([1, 2, 3]);
    expect(shown()).toMatchObject([{ tags: ['Vienna'], version: 4 }]);
  });

  it('knows a row as the server answered it before a list has it', async () => {
    const { change, latest, answered } = aQueue();
    const result = change({ tags: ['Munich'] });
    const tagged = { ...row, tags: ['Munich'], version: 2 };
    await answered(0, { changed: [tagged] });
    await result;
    expect(latest(row)).toEqual(tagged);
    const theirs = { ...row, version: 3 };
    expect(latest(theirs)).toBe(theirs);
  });

  it('forgets what its changes made of rows that were changed 2,000 rows ago', async () => {
    const posted: WorkChange[] = [];
    const { change } = createWorkQueue({
      post: async (body) => {
        posted.push(body);
        const changed = body.items.map((item) => ({ ...row, ...item, version: item.version + 1 }));
        return { changed, stale: [], gone: [], inbox: anInbox([]) };
      },
      reconnected: () => undefined,
      onUnsettled: () => {},
      onAnswer: () => {},
    });
    const rows = Array.from({ length: 2_001 }, (_, at) => anInboxRow({ id: `row-${at}` }));
    await change(rows, { owner: 'me' }, usualFilter);
    const [oldest, next] = rows;
    await change([oldest!, next!], { state: 'closed' }, usualFilter);
    expect(posted.at(-1)!.items.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('keeps naming the version that was seen when somebody else changed the row', async () => {
    const { change, hear, posted, shown, answered } = aQueue();
    const theirs = { ...row, owner: 'them', version: 2 };
    const result = change({ state: 'closed' });
    hear([theirs]);
    expect(shown()).toMatchObject([{ owner: 'them', state: 'closed' }]);
    await answered(0, { stale: [theirs] });
    expect((await result).stale).toEqual([theirs]);
    expect(posted[0]!.items[0]!.version).toBe(1);
    expect(shown()).toEqual([theirs]);
  });

  it('keeps a later change when an earlier one is refused', async () => {
    const { change, posted, shown, answered } = aQueue();
    const first = change({ owner: 'me' });
    const second = change({ state: 'answered' }, shown()[0]);
    await answered(0, new Error('refused'));
    await first;
    expect(shown()).toMatchObject([{ owner: null, state: 'answered' }]);
    await answered(1, { changed: [{ ...row, state: 'answered', version: 2 }] });
    await second;
    expect(posted[1]!.items[0]!.version).toBe(1);
    expect(shown()).toMatchObject([{ owner: null, state: 'answered', version: 2 }]);
  });
});

describe('a list after an answer', () => {
  const rows = [3, 2, 1].map((receivedAt) => anInboxRow({ id: `row-${receivedAt}`, receivedAt }));

  it('takes a new row in at its place, and counts from the server', () => {
    const fresh = anInboxRow({ id: 'fresh', receivedAt: 2.5 });
    const answer = { ...anInbox([fresh]), total: 4 };
    const after = withAnswer(anInbox(rows), ['fresh'], answer, 'received');
    expect(ids(after)).toEqual(['row-3', 'fresh', 'row-2', 'row-1']);
    expect(after.total).toBe(4);
  });

  it('keeps the newer of two answers that overtook each other', () => {
    const newer = { ...rows[0]!, version: 5 };
    const after = withAnswer(anInbox([newer]), [newer.id], anInbox([rows[0]!]), 'received');
    expect(after.rows).toEqual([newer]);
  });

  it('puts a row whose due time changed in its place', () => {
    const due = [1, 2, 3].map((dueAt) => anInboxRow({ id: `due-${dueAt}`, dueAt }));
    const later = { ...due[0]!, dueAt: null, version: 9 };
    const after = withAnswer(anInbox(due), [later.id], anInbox([later]), 'due');
    expect(ids(after)).toEqual(['due-2', 'due-3', 'due-1']);
  });

  it('does not append to a list that is cut off', () => {
    const cut = { ...anInbox(rows), total: 10_003, next: '1_row-1' };
    const older = anInboxRow({ id: 'older', receivedAt: 0 });
    const answer = { ...cut, rows: [older], next: null };
    const after = withAnswer(cut, ['older'], answer, 'received');
    expect([ids(after), after.next]).toEqual([ids(cut), '1_row-1']);
  });
});
