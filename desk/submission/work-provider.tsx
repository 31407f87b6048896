import { useMemo, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import type { Colleague, InboxRow, WorkChange, WorkChanged } from '../../domain/work/work.ts';
import { notify } from '../../ui/toast.ts';
import { ApiError, request } from '../shell/api.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { notifyFailure } from './failure-notice.ts';
import { undoSteps, type UndoStep } from './undo-steps.ts';
import { WorkContext } from './work-context.ts';
import { createWorkQueue, type Change } from './work-queue.ts';

/** Changes of owner, state and due time: shown at once, undone, and settled when they collide. */
export function WorkProvider({
  people,
  show,
  children,
}: {
  people: Colleague[];
  show: Show;
  children: ReactNode;
}) {
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const work = useMemo(() => createWork(show, setConflicts), [show]);
  const value = useMemo(() => ({ ...work, people }), [work, people]);
  return (
    <WorkContext value={value}>
      {children}
      <ConflictDialog
        conflicts={conflicts}
        people={people}
        onDecide={(decided, mine) => {
          setConflicts((open) => open.filter((one) => !decided.includes(one)));
          if (mine) for (const { present, change } of decided) work.change([present], change);
        }}
      />
    </WorkContext>
  );
}

type Show = (rows: InboxRow[], gone: string[]) => void;

function createWork(show: Show, setConflicts: Dispatch<SetStateAction<Conflict[]>>) {
  const queue = createWorkQueue({ post, show });
  /** In the order of the keys, whenever the answers come. */
  const undoable: Promise<UndoStep[]>[] = [];

  /** Announces what did not go well. */
  async function run(rows: InboxRow[], change: Change) {
    const { changed, stale, gone, failed, error } = await queue.change(rows, change);
    if (failed.length > 0) notifyFailure(error);
    if (gone.length > 0) {
      const text = gone.length === 1 ? words.failed.oneGone : words.failed.gone;
      notify({ title: fillIn(text, { count: gone.length }), variant: 'destructive' });
    }
    if (stale.length > 0) {
      const met = stale.map((present) => ({ present, change }));
      setConflicts((open) => [...open.filter(isNotAbout(stale)), ...met]);
    }
    return { changed, failed };
  }

  async function change(rows: InboxRow[], wanted: Change): Promise<UndoStep[]> {
    const { changed } = await run(rows, wanted);
    if (changed.length > 1) {
      notify({ title: fillIn(words.done.changedMany, { count: changed.length }) });
    }
    return undoSteps(rows, changed);
  }

  /** The last change that was made; those that were refused are skipped. */
  async function lastSteps(): Promise<UndoStep[] | undefined> {
    for (;;) {
      const steps = await undoable.pop();
      if (!steps || steps.length > 0) return steps;
    }
  }

  async function undo() {
    const steps = await lastSteps();
    if (!steps) {
      notify({ title: words.done.nothingToUndo });
      return;
    }
    const undone = await Promise.all(steps.map((step) => run(step.rows, step.change)));
    if (undone.some(({ changed }) => changed.length > 0)) notify({ title: words.done.undone });
    // The server was not reached, so it can be tried again.
    const missed = steps.filter((_, index) => undone[index]!.failed.length > 0);
    if (missed.length > 0) undoable.push(Promise.resolve(missed));
  }

  return {
    receive: queue.receive,
    change: (rows: InboxRow[], wanted: Change) => {
      undoable.push(change(rows, wanted));
    },
    undo: () => void undo(),
  };
}

function isNotAbout(rows: InboxRow[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ present }: Conflict) => !ids.has(present.id);
}

/** A single stale one may be answered 409 with the same body. */
async function post(body: WorkChange): Promise<WorkChanged> {
  try {
    return await request<WorkChanged>('POST', '/work', body);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && Array.isArray(error.body.stale)) {
      const { changed = [], stale, gone = [] } = error.body as Partial<WorkChanged>;
      return { changed, stale: stale!, gone };
    }
    throw error;
  }
}
