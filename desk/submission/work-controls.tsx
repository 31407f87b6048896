import { useId, useState } from 'react';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import { editions } from '../../domain/edition/editions.ts';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { workStates, type InboxRow } from '../../domain/work/work.ts';
import { DueLabel } from './due-label.tsx';
import { Select } from '../shell/select.tsx';
import { fullDate, fullTime, localInput } from '../shell/times.ts';
import { useNow } from '../shell/use-now.ts';
import { useWork } from './work-context.ts';

/** Who works on it, how far it is and until when. */
export function WorkControls({ detail }: { detail: SubmissionDetail }) {
  const { row, locale, deleteAt } = detail;
  const { change, people } = useWork();
  const now = useNow();
  const assignable = people.filter(({ id, removed }) => !removed || id === row.owner);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <dt className="text-muted">{words.state}</dt>
      <dd>
        <Select
          aria-label={words.state}
          value={row.state}
          className="w-full"
          onChange={(state) => change([row], { state })}
          options={workStates.map((state) => [state, words.states[state]] as const)}
        />
      </dd>
      <dt className="text-muted">{words.owner}</dt>
      <dd>
        <Select
          aria-label={words.owner}
          value={row.owner ?? ''}
          className="w-full"
          onChange={(owner) => change([row], { owner: owner || null })}
          unlisted={words.formerPerson}
          options={[['', words.nobody], ...assignable.map(({ id, name }) => [id, name] as const)]}
        />
      </dd>
      <dt className="text-muted">{words.due}</dt>
      <dd className="grid gap-1">
        <DueField row={row} />
        <DueLabel row={row} now={now} />
      </dd>
      <dt className="text-muted">{words.received}</dt>
      <dd>{fullTime(row.receivedAt)}</dd>
      <dt className="text-muted">{words.edition}</dt>
      <dd>{editions().find(({ tag }) => tag === locale)?.name ?? locale}</dd>
      {deleteAt !== null && (
        <>
          <dt className="text-muted">{words.deleteOn}</dt>
          <dd>{fullDate(deleteAt)}</dd>
        </>
      )}
    </dl>
  );
}

/** Saved when it is left or with Enter, not with every digit. */
function DueField({ row }: { row: InboxRow }) {
  const { change } = useWork();
  const id = useId();
  const stored = row.dueAt === null ? '' : localInput(row.dueAt);
  const [edited, setEdited] = useState<string>();
  const save = () => {
    setEdited(undefined);
    if (edited === undefined || edited === stored) return;
    const dueAt = new Date(edited).getTime();
    if (!Number.isNaN(dueAt)) change([row], { dueAt });
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.due}
      </label>
      <input
        id={id}
        type="datetime-local"
        min={localInput(row.receivedAt)}
        value={edited ?? stored}
        onChange={(event) => setEdited(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        className="min-h-8 w-full min-w-0 rounded-sm border border-control bg-raised px-2 hover:border-ink"
      />
    </>
  );
}
