import {
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import type {
  Colleague,
  InboxFilter,
  InboxRow,
  WorkChanged,
  WorkValues,
} from '../../domain/work/work.ts';
import { notify } from '../../ui/toast.ts';
import { isUnreachable, ask, untilReachable } from '../shell/api.ts';
import { notifyProblem } from '../shell/use-act.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { undoSteps, type UndoStep } from './undo-steps.ts';
import { WorkContext } from './work-context.ts';
import { createWorkQueue, withUnsettled, type Unsettled } from './work-queue.ts';

type OnAnswer = (answer: WorkChanged, sent: { ids: string[]; view: InboxFilter }) => void;

/** Changes of owner, state and due time: shown at once, undone, and settled when they collide. */
export function WorkProvider({
  people,
  view,
  onAnswer,
  children,
}: {
  people: Colleague[];
  /** The list that the answers are about. */
  view: InboxFilter;
  onAnswer: OnAnswer;
  children: ReactNode;
}) {
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [unsettled, setUnsettled] = useState<readonly Unsettled[]>([]);
  const work = useMemo(() => createWork(onAnswer, setUnsettled, setConflicts), [onAnswer]);
  const value = useMemo(
    () => ({
      people,
      undo: () => void work.undo(view),
      change: (rows: InboxRow[], change: WorkValues) => work.change(rows, change, view),
      shown: (row: InboxRow) => withUnsettled(row, unsettled),
    }),
    [work, people, view, unsettled],
  );
  useLeaveWarning(unsettled.length > 0);
  return (
    <WorkContext value={value}>
      {children}
      <ConflictDialog
        conflicts={conflicts}
        people={people}
        onDecide={(decided, mine) => {
          setConflicts((open) => open.filter((one) => !decided.includes(one)));
          if (mine) for (const { present, change } of decided) value.change([present], change);
        }}
      />
    </WorkContext>
  );
}

function createWork(
  onAnswer: OnAnswer,
  onUnsettled: (unsettled: readonly Unsettled[]) => void,
  setConflicts: Dispatch<SetStateAction<Conflict[]>>,
) {
  const queue = createWorkQueue({
    post: (body) => ask('POST /work', {}, { body }),
    reconnected: (error) => (isUnreachable(error) ? untilReachable() : undefined),
    onUnsettled,
    onAnswer,
  });
  /** In the order of the keys, whenever the answers come. */
  const undoable: Promise<UndoStep[]>[] = [];

  /** Announces what did not go well. */
  async function run(rows: InboxRow[], change: WorkValues, view: InboxFilter) {
    const sent = await queue.change(rows, change, view);
    const { stale, gone, failed, error } = sent;
    if (failed.length > 0) notifyProblem(error);
    if (gone.length > 0) {
      const text = gone.length === 1 ? words.failed.oneGone : words.failed.gone;
      notify({ title: fillIn(text, { count: gone.length }), variant: 'destructive' });
    }
    if (stale.length > 0) {
      const met = stale.map((present) => ({ present, change }));
      setConflicts((open) => [...open.filter(isNotAbout(stale)), ...met]);
    }
    return sent;
  }

  async function change(rows: InboxRow[], wanted: WorkValues, view: InboxFilter) {
    const { before, changed } = await run(rows, wanted, view);
    if (changed.length > 1) {
      notify({ title: fillIn(words.done.changedMany, { count: changed.length }) });
    }
    return undoSteps(before, changed);
  }

  /** The last change that was made; those that were refused are skipped. */
  async function lastSteps(): Promise<UndoStep[] | undefined> {
    for (;;) {
      const steps = await undoable.pop();
      if (!steps || steps.length > 0) return steps;
    }
  }

  return {
    change: (rows: InboxRow[], wanted: WorkValues, view: InboxFilter) => {
      undoable.push(change(rows, wanted, view));
    },
    undo: async (view: InboxFilter) => {
      const steps = await lastSteps();
      if (!steps) {
        notify({ title: words.done.nothingToUndo });
        return;
      }
      const undone = await Promise.all(steps.map((step) => run(step.rows, step.change, view)));
      if (undone.some(({ changed }) => changed.length > 0)) notify({ title: words.done.undone });
    },
  };
}

function isNotAbout(rows: InboxRow[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ present }: Conflict) => !ids.has(present.id);
}

/** What was not sent yet is lost with the page. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
