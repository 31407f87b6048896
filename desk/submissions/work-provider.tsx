import {
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import type {
  Colleague,
  InboxFilter,
  InboxRow,
  WorkChanged,
  WorkValues,
} from '#domain/submissions/work.ts';
import { notify } from '#ui/toast.ts';
import { isUnreachable, ask, untilReachable } from '#desk/kit/api.ts';
import { notifyProblem } from '#desk/kit/use-act.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { describeChange } from './describe-change.ts';
import { isUnansweredApplicant, UnansweredDialog, type Asked } from './unanswered-dialog.tsx';
import { undoSteps, type UndoStep } from './undo-steps.ts';
import { WorkContext } from './work-context.ts';
import { createWorkQueue, withUnsettled, type Unsettled } from './work-queue.ts';

const words = deskWords.submissions;

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
  const [asked, setAsked] = useState<Asked>();
  const [unsettled, setUnsettled] = useState<readonly Unsettled[]>([]);
  const work = useMemo(() => createWork(onAnswer, setUnsettled, setConflicts), [onAnswer]);
  const value = useMemo(
    () => ({
      people,
      undo: () => void work.undo(view),
      change: (rows: InboxRow[], change: WorkValues, onBegun = () => {}) => {
        const begin = () => {
          work.change(rows, change, { view, people });
          onBegun();
        };
        const unanswered = change.state === 'closed' ? rows.filter(isUnansweredApplicant) : [];
        if (unanswered.length > 0) setAsked({ unanswered, begin });
        else begin();
      },
      shown: (row: InboxRow) => withUnsettled(row, unsettled),
    }),
    [work, people, view, unsettled],
  );
  useLeaveWarning(unsettled.length > 0);
  return (
    <WorkContext value={value}>
      {children}
      <UnansweredDialog asked={asked} onClose={() => setAsked(undefined)} />
      <ConflictDialog
        conflicts={conflicts}
        people={people}
        onDecide={(decided, mine) => {
          setConflicts((open) => open.filter((one) => !decided.includes(one)));
          if (!mine) return;
          for (const { present, change } of decided)
            work.change([present], change, { view, people });
        }}
      />
    </WorkContext>
  );
}

type Undoable = { steps: Promise<UndoStep[]>; takeNoticeAway?: () => void };

/** More steps back than anybody remembers. */
const maxUndoable = 50;

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
  let undoable: Undoable[] = [];

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

  type Shown = { view: InboxFilter; people: readonly Colleague[] };

  function change(rows: InboxRow[], wanted: WorkValues, { view, people }: Shown) {
    const made: Undoable = {
      steps: run(rows, wanted, view).then(({ before, changed }) => {
        const steps = undoSteps(before, changed);
        if (steps.length > 0) {
          made.takeNoticeAway = notify({
            title: describeChange(changed, wanted, people),
            action: { text: words.done.undo, onAct: () => void undo(made, view) },
          });
        }
        return steps;
      }),
    };
    undoable = [...undoable, made].slice(-maxUndoable);
  }

  async function undo(made: Undoable, view: InboxFilter) {
    undoable = undoable.filter((one) => one !== made);
    const steps = await made.steps;
    made.takeNoticeAway?.();
    const undone = await Promise.all(steps.map((step) => run(step.rows, step.change, view)));
    if (undone.some(({ changed }) => changed.length > 0)) notify({ title: words.done.undone });
  }

  return {
    change,
    /** The last change that was made; those that were refused are skipped. */
    undo: async (view: InboxFilter) => {
      for (let last = undoable.at(-1); last; last = undoable.at(-1)) {
        if ((await last.steps).length > 0) return undo(last, view);
        undoable = undoable.filter((one) => one !== last);
      }
      notify({ title: words.done.nothingToUndo });
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
