import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useMemo,
  useState,
} from 'react';
import {
  type Colleague,
  type InboxFilter,
  type InboxRow,
  isOpenWork,
  type WorkChanged,
  type WorkValues,
} from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { notify } from '#ui/toast.ts';
import { ask, isUnreachable, untilReachable } from '#desk/kit/api.ts';
import { useLeaveWarning } from '#desk/kit/browser-state.ts';
import { fullTime } from '#desk/kit/times.ts';
import { notifyProblem } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { nameOfOwner } from './submission-labels.tsx';
import {
  createWorkQueue,
  type SentWork,
  type Unsettled,
  withUnsettled,
  type WorkStep,
} from './work-queue.ts';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';

const words = deskWords.submissions;
const doneWords = deskWords.submissions.done;

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
      undo: () => work.undo(view),
      change: (rows: InboxRow[], change: WorkValues, onBegun = () => {}) => {
        const begin = () => {
          work.change(rows, change, { view, people });
          onBegun();
        };
        const unanswered = change.state === 'closed' ? rows.filter(isPromised) : [];
        if (unanswered.length > 0) setAsked({ unanswered, begin });
        else begin();
      },
      shown: (row: InboxRow) => withUnsettled(work.latest(row), unsettled),
    }),
    [work, people, view, unsettled],
  );
  // What was not sent yet is lost with the page.
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

type Undoable = { steps: Promise<WorkStep[]> };

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

  function announceProblems({ stale, gone, failed, error }: SentWork, change: WorkValues) {
    if (failed.length > 0) notifyProblem(error);
    if (gone.length > 0) {
      const text = gone.length === 1 ? words.failed.oneGone : words.failed.gone;
      notify({ title: fillIn(text, { count: gone.length }), variant: 'destructive' });
    }
    if (stale.length > 0) {
      const met = stale.map((present) => ({ present, change }));
      setConflicts((open) => [...open.filter(isNotAbout(stale)), ...met]);
    }
  }

  type Shown = { view: InboxFilter; people: readonly Colleague[] };

  function change(rows: InboxRow[], wanted: WorkValues, { view, people }: Shown) {
    const made: Undoable = {
      steps: queue.change(rows, wanted, view).then((sent) => {
        announceProblems(sent, wanted);
        const { before, changed } = sent;
        const steps = undoSteps(before, changed);
        if (steps.length > 0) {
          notify({
            title: describeChange(changed, wanted, people),
            replaces: 'done',
            action: {
              text: words.done.undo,
              onAct: () => {
                forget(made);
                void undo(made.steps, view);
              },
            },
          });
        }
        return steps;
      }),
    };
    undoable = [...undoable, made].slice(-maxUndoable);
  }

  function forget(made: Undoable) {
    undoable = undoable.filter((one) => one !== made);
  }

  async function undo(steps: Promise<WorkStep[]>, view: InboxFilter) {
    const undone = await queue.changeLater(steps, view);
    for (const { sent, change } of undone) announceProblems(sent, change);
    if (undone.some(({ sent }) => sent.changed.length > 0)) {
      notify({ title: words.done.undone, replaces: 'done' });
    }
  }

  /** What undoes the last change that was made; those that were refused are skipped. */
  async function takeLast(): Promise<WorkStep[]> {
    for (let last = undoable.at(-1); last; last = undoable.at(-1)) {
      forget(last);
      const steps = await last.steps;
      if (steps.length > 0) return steps;
    }
    notify({ title: words.done.nothingToUndo, replaces: 'done' });
    return [];
  }

  return {
    change,
    undo: (view: InboxFilter) => void undo(takeLast(), view),
    latest: queue.latest,
  };
}

function isNotAbout(rows: InboxRow[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ present }: Conflict) => !ids.has(present.id);
}

type Work = {
  people: Colleague[];
  /**
   * Shown at once; refused, it is taken back and announced. `onBegun` is called when it is made: not
   * when somebody decides against closing what has no answer.
   */
  change: (rows: InboxRow[], change: WorkValues, onBegun?: () => void) => void;
  undo: () => void;
  /** A row as it is shown while changes of it are not settled. */
  shown: (row: InboxRow) => InboxRow;
};

const WorkContext = createContext<Work | undefined>(undefined);

export function useWork(): Work {
  const work = use(WorkContext);
  if (!work) throw new Error('useWork is called outside of the inbox.');
  return work;
}

/** What became of it, in one line: of one by its name, of several by their number. */
export function describeChange(
  changed: readonly InboxRow[],
  { state, owner, dueAt, tags }: WorkValues,
  people: readonly Colleague[],
): string {
  const [first] = changed;
  const what =
    changed.length === 1
      ? first!.name || first!.reference
      : fillIn(doneWords.many, { count: changed.length });
  if (state) return fillIn(doneWords.states[state], { what });
  if (owner === null) return fillIn(doneWords.unassigned, { what });
  if (owner) {
    const said = changed.length === 1 ? doneWords.assignedOne : doneWords.assigned;
    return fillIn(said, { what, name: nameOfOwner(people, owner) });
  }
  if (tags) {
    return tags.length === 0
      ? fillIn(doneWords.untagged, { what })
      : fillIn(doneWords.tagged, { what, tags: tags.join(', ') });
  }
  return fillIn(doneWords.due, { what, time: fullTime(dueAt ?? 0) });
}

/** What restores `before`: one step for all rows that had the same values. */
export function undoSteps(before: InboxRow[], changed: InboxRow[]): WorkStep[] {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const steps = new Map<string, WorkStep>();
  for (const row of changed) {
    const restored = restoring(earlier.get(row.id)!, row);
    const key = JSON.stringify(restored);
    const step = steps.get(key) ?? { rows: [], change: restored };
    step.rows.push(row);
    steps.set(key, step);
  }
  return [...steps.values()].filter((step) => Object.keys(step.change).length > 0);
}

function restoring(before: InboxRow, after: InboxRow): WorkValues {
  return {
    ...(before.state !== after.state && { state: before.state }),
    ...(before.owner !== after.owner && { owner: before.owner }),
    ...(before.tags.join() !== after.tags.join() && { tags: before.tags }),
    // A due time can be changed, not removed.
    ...(before.dueAt !== after.dueAt && before.dueAt !== null && { dueAt: before.dueAt }),
  };
}

const conflictWords = deskWords.submissions.conflict;
const unansweredWords = deskWords.submissions.unanswered;

/** A refused change, and the row as somebody else left it. */
type Conflict = { present: InboxRow; change: WorkValues };

/** Shows both versions of everything that collided. Closing it keeps theirs. */
function ConflictDialog({
  conflicts,
  people,
  onDecide,
}: {
  conflicts: Conflict[];
  people: Colleague[];
  onDecide: (decided: Conflict[], mine: boolean) => void;
}) {
  const count = conflicts.length;
  return (
    <Dialog
      open={count > 0}
      onClose={() => onDecide(conflicts, false)}
      heading={conflictWords.heading}
      closeLabel={conflictWords.close}
    >
      <p className="text-muted">{conflictWords.introduction}</p>
      <ul className="mt-4 grid gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.present.id} className="rounded-md border border-line p-4">
            <h3>
              {conflict.present.name} · {conflict.present.about}
            </h3>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version term={conflictWords.wanted} values={conflict.change} people={people} />
              <Version
                term={conflictWords.present}
                values={workOf(conflict.present)}
                people={people}
              />
            </dl>
            <div className="mt-4 flex flex-wrap gap-2">
              <SmallButton variant="primary" onClick={() => onDecide([conflict], true)}>
                {conflictWords.applyMine}
              </SmallButton>
              <SmallButton onClick={() => onDecide([conflict], false)}>
                {conflictWords.keepTheirs}
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
          <SmallButton variant="primary" onClick={() => onDecide(conflicts, true)}>
            {fillIn(conflictWords.applyAll, { count })}
          </SmallButton>
          <SmallButton onClick={() => onDecide(conflicts, false)}>
            {fillIn(conflictWords.keepAll, { count })}
          </SmallButton>
        </div>
      )}
    </Dialog>
  );
}

/** All of the present work: the other side may have changed more than this change is about. */
function workOf({ state, owner, dueAt, tags }: InboxRow): WorkValues {
  return { state, owner, tags, ...(dueAt !== null && { dueAt }) };
}

function Version({
  term,
  values,
  people,
}: {
  term: string;
  values: WorkValues;
  people: Colleague[];
}) {
  const { state, owner, dueAt, tags = [] } = values;
  const said = [
    state && [words.state, words.states[state]],
    owner !== undefined && [words.owner, nameOfOwner(people, owner)],
    dueAt !== undefined && [words.due, fullTime(dueAt)],
    tags.length > 0 && [words.tags, tags.join(', ')],
  ].filter((one) => Array.isArray(one));
  return (
    <div>
      <dt className="label-mono text-muted">{term}</dt>
      <dd className="mt-1 grid gap-0.5">
        {said.map(([name, value]) => (
          <span key={name}>
            {name}: {value}
          </span>
        ))}
      </dd>
    </div>
  );
}

type Asked = { unanswered: InboxRow[]; begin: () => void };

/** Its sender was promised an answer and has none. */
function isPromised(row: InboxRow): boolean {
  return isOpenWork(row) && row.dueAt !== null && !row.withdrawn && !row.suspicion;
}

/** Somebody is left without an answer only knowingly. */
function UnansweredDialog({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!asked) return null;
  const { unanswered, begin } = asked;
  const [first] = unanswered;
  const only = unanswered.length === 1;
  const name = first!.name || first!.reference;
  return (
    <ActDialog
      onClose={onClose}
      heading={
        only
          ? fillIn(unansweredWords.one, { name })
          : fillIn(unansweredWords.several, { count: unanswered.length })
      }
      act={{
        act: () => {
          onClose();
          begin();
        },
      }}
      label={unansweredWords.close}
      actKey="e"
      keepLabel={only ? undefined : unansweredWords.keep}
      danger
      instead={
        only && (
          <SmallButton
            variant="primary"
            onClick={() => {
              onClose();
              void navigate(
                { pathname: `/submissions/${first!.id}`, search },
                { state: { focus: 'answer' } },
              );
            }}
          >
            {unansweredWords.answer}
          </SmallButton>
        )
      }
    >
      <p>
        {only
          ? fillIn(unansweredWords.promised, { time: fullTime(first!.dueAt!) })
          : unansweredWords.promisedSeveral}
      </p>
    </ActDialog>
  );
}
