import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#desk/kit/api.ts';
import { createEditing, type Edited } from './use-editing.ts';

type Stored = { version: number; title: string; text: string };
type Save = Edited<Stored, { version: number }>['save'];

const stored: Stored = { version: 3, title: 'Old', text: 'Old' };
const contentOf = ({ title, text }: Stored) => ({ title, text });
const typed = (change: Partial<Stored>) => (before: unknown) => ({
  ...(before as Stored),
  ...change,
});

/** What the server says to who saves over the text of somebody else. */
class Stale extends Error {
  readonly current: Stored;
  constructor(current: Stored) {
    super('changed-meanwhile');
    this.current = current;
  }
}

function opened(save: Save, { isDraft = true, detail = stored } = {}) {
  const editing = createEditing<Stored, { version: number }>(detail, {
    name: 'page/about',
    isDraft,
    contentOf,
    save,
    staleOf: (error) =>
      error instanceof Stale ? { by: 'Anna', at: 0, current: error.current } : undefined,
  });
  return { editing, leave: editing.enter() };
}

/** Each save is the next version. */
const saving = () => vi.fn<Save>(async (_, version) => ({ version: version + 1 }));
const saidOnce = (said: Error) => saving().mockRejectedValueOnce(said);

let tab: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {} });
});
afterEach(() => vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(1_000);

test('a draft is saved after a pause, what is no draft only when somebody says so', async () => {
  const save = saving();
  const { editing } = opened(save);
  editing.change(typed({ title: 'N' }));
  editing.change(typed({ title: 'New' }));
  expect(editing.shown().saving).toEqual({ is: 'unsaved' });
  await pause();
  expect(save.mock.calls).toEqual([[{ title: 'New', text: 'Old' }, 3]]);
  expect(editing.shown()).toMatchObject({ dirty: false, version: 4, saving: { is: 'saved' } });

  const mandate = opened(saving(), { isDraft: false }).editing;
  mandate.change(typed({ title: 'New' }));
  await pause();
  expect(mandate.shown()).toMatchObject({ dirty: true, version: 3 });
  expect(await mandate.flush()).toBe(4);
});

test('what an act takes along is not saved beside it', async () => {
  const save = saving();
  const { editing } = opened(save);
  editing.change(typed({ title: 'New' }));
  expect(await editing.settled()).toMatchObject({ content: { title: 'New' }, version: 3 });
  await pause();
  expect(save).not.toHaveBeenCalled();
  editing.accept({ version: 4, title: 'New', text: 'Old' });
  editing.change(typed({ text: 'New' }));
  await pause();
  expect(save.mock.calls).toEqual([[{ title: 'New', text: 'New' }, 4]]);
});

test('an act waits for the save that began after another', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn<Save>(
    (_, version) => new Promise((answer) => answers.push(() => answer({ version: version + 1 }))),
  );
  const { editing } = opened(save);
  editing.change(typed({ title: 'New' }));
  await pause();
  editing.change(typed({ text: 'New' }));
  void editing.flush();
  const settled = editing.settled();
  answers[0]!();
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  answers[1]!();
  expect(await settled).toMatchObject({ dirty: false, version: 5 });
});

test('changes of others to other fields are kept, and saved with one’s own', async () => {
  const save = saidOnce(new Stale({ version: 7, title: 'Old', text: 'Theirs' }));
  const { editing } = opened(save);
  editing.change(typed({ title: 'Mine' }));
  await pause();
  expect(editing.shown()).toMatchObject({
    conflict: undefined,
    merged: { by: 'Anna' },
    version: 7,
  });
  await pause();
  expect(save).toHaveBeenLastCalledWith({ title: 'Mine', text: 'Theirs' }, 7);
});

test('a conflict found at save is not saved over before somebody chose', async () => {
  const save = saidOnce(new Stale({ version: 7, title: 'Theirs', text: 'Old' }));
  const { editing } = opened(save);
  editing.change(typed({ title: 'Mine' }));
  await pause();
  expect(editing.shown().conflict).toMatchObject({
    by: 'Anna',
    conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }],
  });
  await pause();
  expect(save).toHaveBeenCalledOnce();
  editing.settle({ title: 'Both', text: 'Old' });
  await pause();
  expect(save).toHaveBeenLastCalledWith({ title: 'Both', text: 'Old' }, 7);
});

test('text that was not saved is there after a reload, with the version that it began with', async () => {
  opened(saving()).editing.change(typed({ title: 'Unsaved' }));
  const save = saving();
  const { editing } = opened(save, { detail: { ...stored, version: 9, title: 'Newer' } });
  expect(editing.shown()).toMatchObject({
    content: { title: 'Unsaved', text: 'Old' },
    wasKept: true,
    version: 3,
  });
  await pause();
  expect(save).toHaveBeenCalledWith({ title: 'Unsaved', text: 'Old' }, 3);
  expect(tab.size).toBe(0);
});

test('publishing takes what is typed after the save that is on its way', async () => {
  const answer = Promise.withResolvers<{ version: number }>();
  const save = saving().mockReturnValueOnce(answer.promise);
  const { editing } = opened(save);
  editing.change(typed({ title: 'First' }));
  await pause();
  editing.change(typed({ title: 'Second' }));
  const settled = editing.settled();
  const flushed = editing.flush();
  answer.resolve({ version: 4 });
  expect(await settled).toMatchObject({ content: { title: 'Second' }, version: 4, dirty: true });
  expect(await flushed).toBe(5);
  expect(save).toHaveBeenLastCalledWith({ title: 'Second', text: 'Old' }, 4);
});

test('what was published is what is typed from then on', async () => {
  const { editing } = opened(saving());
  editing.change(typed({ title: 'New' }));
  editing.attempt();
  editing.accept({ version: 8, title: 'New', text: 'Published' });
  expect(editing.shown()).toMatchObject({
    content: { title: 'New', text: 'Published' },
    dirty: false,
    version: 8,
    attempts: 0,
  });
  expect(tab.size).toBe(0);
});

test('a server that is not reached is tried again, a refusal only after a change', async () => {
  const save = saidOnce(new ApiError(0, { error: 'unreachable' }));
  const { editing } = opened(save);
  editing.change(typed({ title: 'New' }));
  await pause();
  expect(editing.shown().saving).toEqual({ is: 'unreachable' });
  await pause();
  expect(editing.shown().saving).toEqual({ is: 'saved' });

  save.mockRejectedValueOnce(new ApiError(403, { error: 'not-allowed' }));
  editing.change(typed({ title: 'Newer' }));
  await pause();
  await pause();
  expect(editing.shown().saving).toMatchObject({ is: 'refused' });
  expect(save).toHaveBeenCalledTimes(3);
});

test('what was typed in the last second is saved when the editor is left', async () => {
  const save = saving();
  const { editing, leave } = opened(save);
  editing.change(typed({ title: 'Last' }));
  leave();
  expect(save).toHaveBeenCalledWith({ title: 'Last', text: 'Old' }, 3);
});
