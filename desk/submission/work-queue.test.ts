import { describe, expect, it } from 'vitest';
import type { InboxRow, WorkChange, WorkChanged } from '../../domain/work/work.ts';
import { createWorkQueue } from './work-queue.ts';

const row: InboxRow = {
  id: '0b6f2d0a-6a4e-4c4e-9a51-6a4c7d1f0001',
  reference: 'NG-1',
  kind: 'job-application',
  name: 'Ida Example',
  about: 'Signalling Engineer',
  receivedAt: 1,
  dueAt: null,
  state: 'new',
  owner: null,
  delivery: 'delivered',
  suspicion: null,
  hasFile: false,
  withdrawn: false,
  restricted: false,
  sample: false,
  version: 1,
};

/** Answers when told to, as a server that keeps one row would. */
function aQueue() {
  const posted: WorkChange[] = [];
  const answers: PromiseWithResolvers<WorkChanged>[] = [];
  let shown: InboxRow = row;
  const queue = createWorkQueue({
    post: (body) => {
      posted.push(body);
      const answer = Promise.withResolvers<WorkChanged>();
      answers.push(answer);
      return answer.promise;
    },
    show: (rows) => {
      shown = rows.find(({ id }) => id === row.id) ?? shown;
    },
  });
  return {
    queue,
    posted,
    shown: () => shown,
    answered: async (index: number, result: Partial<WorkChanged> | Error) => {
      await expect.poll(() => answers.length).toBeGreaterThan(index);
      if (result instanceof Error) answers[index]!.reject(result);
      else answers[index]!.resolve({ changed: [], stale: [], gone: [], ...result });
    },
  };
}

describe('work queue', () => {
  it('shows a change at once and takes it back when the server is not reached', async () => {
    const { queue, shown, answered } = aQueue();
    const change = queue.change([row], { state: 'closed' });
    expect(shown().state).toBe('closed');
    await answered(0, new Error('unreachable'));
    expect(await change).toMatchObject({ failed: [{ id: row.id }] });
    expect(shown()).toEqual(row);
  });

  it('sends a second change with the version that the first one made', async () => {
    const { queue, posted, shown, answered } = aQueue();
    const first = queue.change([row], { owner: 'me' });
    const second = queue.change([shown()], { state: 'closed' });
    await answered(0, { changed: [{ ...row, owner: 'me', version: 2 }] });
    await first;
    expect(shown()).toMatchObject({ owner: 'me', state: 'closed' });
    await answered(1, { changed: [{ ...row, owner: 'me', state: 'closed', version: 3 }] });
    await second;
    expect(posted.map(({ items }) => items[0]!.version)).toEqual([1, 2]);
    expect(shown()).toMatchObject({ owner: 'me', state: 'closed', version: 3 });
  });

  it('keeps naming the version that was seen when somebody else changed the row', async () => {
    const { queue, posted, shown, answered } = aQueue();
    const change = queue.change([row], { state: 'closed' });
    queue.receive([{ ...row, owner: 'them', version: 2 }]);
    expect(shown()).toMatchObject({ owner: 'them', state: 'closed' });
    await answered(0, { stale: [{ ...row, owner: 'them', version: 2 }] });
    expect((await change).stale).toHaveLength(1);
    expect(posted[0]!.items[0]!.version).toBe(1);
    expect(shown()).toMatchObject({ owner: 'them', state: 'new', version: 2 });
  });

  it('keeps a later change when an earlier one fails', async () => {
    const { queue, posted, shown, answered } = aQueue();
    const first = queue.change([row], { owner: 'me' });
    const second = queue.change([shown()], { state: 'answered' });
    await answered(0, new Error('unreachable'));
    await first;
    expect(shown()).toMatchObject({ owner: null, state: 'answered' });
    await answered(1, { changed: [{ ...row, state: 'answered', version: 2 }] });
    await second;
    expect(posted[1]!.items[0]!.version).toBe(1);
    expect(shown()).toMatchObject({ owner: null, state: 'answered', version: 2 });
  });
});
