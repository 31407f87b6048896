import { useLocation, useNavigate } from 'react-router';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Colleague, InboxRow, WorkValues } from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { nameOfOwner } from './submission-labels.tsx';

const words = deskWords.submissions.conflict;
const unansweredWords = deskWords.submissions.unanswered;

/** A refused change, and the row as somebody else left it. */
export type Conflict = { present: InboxRow; change: WorkValues };

/** Shows both versions of everything that collided. Closing it keeps theirs. */
export function ConflictDialog({
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
      heading={words.heading}
      closeLabel={words.close}
    >
      <p className="text-muted">{words.introduction}</p>
      <ul className="mt-4 grid gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.present.id} className="rounded-md border border-line p-4">
            <h3>
              {conflict.present.name} · {conflict.present.about}
            </h3>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version term={words.wanted} values={conflict.change} people={people} />
              <Version term={words.present} values={workOf(conflict.present)} people={people} />
            </dl>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button onClick={() => onDecide([conflict], true)}>{words.applyMine}</Button>
              <Button variant="secondary" onClick={() => onDecide([conflict], false)}>
                {words.keepTheirs}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
          <Button onClick={() => onDecide(conflicts, true)}>
            {fillIn(words.applyAll, { count })}
          </Button>
          <Button variant="secondary" onClick={() => onDecide(conflicts, false)}>
            {fillIn(words.keepAll, { count })}
          </Button>
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
  return (
    <div>
      <dt className="label-mono text-muted">{term}</dt>
      <dd className="mt-1 grid gap-0.5">
        {values.state !== undefined && (
          <span>
            {deskWords.submissions.state}: {deskWords.submissions.states[values.state]}
          </span>
        )}
        {values.owner !== undefined && (
          <span>
            {deskWords.submissions.owner}: {nameOfOwner(people, values.owner)}
          </span>
        )}
        {values.dueAt !== undefined && (
          <span>
            {deskWords.submissions.due}: {fullTime(values.dueAt)}
          </span>
        )}
        {values.tags !== undefined && values.tags.length > 0 && (
          <span>
            {deskWords.submissions.tags}: {values.tags.join(', ')}
          </span>
        )}
      </dd>
    </div>
  );
}

export type Asked = { unanswered: InboxRow[]; begin: () => void };

const applicants: readonly SubmissionKind[] = ['job-application', 'candidate-registration'];

/** Somebody who was promised an answer and has none. */
export function isUnansweredApplicant({ kind, state, withdrawn, suspicion }: InboxRow): boolean {
  const waits = state === 'new' || state === 'in-work';
  return waits && !withdrawn && !suspicion && applicants.includes(kind);
}

/** An applicant is left without an answer only knowingly. */
export function UnansweredDialog({
  asked,
  onClose,
}: {
  asked: Asked | undefined;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!asked) return null;
  const { unanswered, begin } = asked;
  const [first] = unanswered;
  const only = unanswered.length === 1;
  return (
    <ActDialog
      onClose={onClose}
      heading={only ? fillIn(unansweredWords.one, { name: first!.name }) : unansweredWords.several}
      act={{
        act: () => {
          onClose();
          begin();
        },
      }}
      label={unansweredWords.close}
      keepLabel={unansweredWords.keep}
      danger
      instead={
        only && (
          <Button
            onClick={() => {
              onClose();
              void navigate(
                { pathname: `/submissions/${first!.id}`, search },
                { state: { focus: 'answer' } },
              );
            }}
          >
            {unansweredWords.answer}
          </Button>
        )
      }
    >
      <p>
        {only
          ? unansweredWords.promised
          : fillIn(unansweredWords.promisedSeveral, { count: unanswered.length })}
      </p>
    </ActDialog>
  );
}
