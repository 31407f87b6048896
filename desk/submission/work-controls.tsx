import { useState } from 'react';
import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import { editions } from '../../domain/edition/editions.ts';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { workStates, type InboxRow } from '../../domain/work/work.ts';
import { DueLabel } from './due-label.tsx';
import { Select } from '../shell/select.tsx';
import { fromLocalInput, fullDate, fullTime, localInput } from '../shell/times.ts';
import { useNow } from '../shell/use-now.ts';
import { TagsField } from './tags-field.tsx';
import { useWork } from './work-context.ts';

/** Who works on it, how far it is and until when. */
export function WorkControls({ detail }: { detail: SubmissionDetail }) {
  const { row, locale, deleteAt } = detail;
  const { change, people } = useWork();
  const now = useNow();
  const assignable = people.filter(({ id, removed }) => !removed || id === row.owner);
  return (
    <div className="grid gap-2">
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <label className={fieldLook}>
          <span className="text-xs text-muted">{words.state}</span>
          <Select
            className="w-full"
            value={row.state}
            onChange={(state) => change([row], { state })}
            options={workStates.map((state) => [state, words.states[state]] as const)}
          />
        </label>
        <label className={fieldLook}>
          <span className="text-xs text-muted">{words.owner}</span>
          <Select
            className="w-full"
            value={row.owner ?? ''}
            onChange={(owner) => change([row], { owner: owner || null })}
            unlisted={words.formerPerson}
            options={[['', words.nobody], ...assignable.map(({ id, name }) => [id, name] as const)]}
          />
        </label>
        <DueField row={row} />
        <p className="self-end pb-1.5">
          <DueLabel row={row} now={now} />
        </p>
        <TagsField row={row} />
      </div>
      <p className="text-xs text-muted">
        {fillIn(words.receivedAt, { time: fullTime(row.receivedAt) })} ·{' '}
        {editions().find(({ tag }) => tag === locale)?.name ?? locale}
        {deleteAt !== null && ` · ${fillIn(words.deletedOn, { date: fullDate(deleteAt) })}`}
      </p>
    </div>
  );
}

const fieldLook = 'grid min-w-0 gap-0.5';

/** Saved when it is left or with Enter, not with every digit. */
function DueField({ row }: { row: InboxRow }) {
  const { change } = useWork();
  const stored = row.dueAt === null ? '' : localInput(row.dueAt);
  const [edited, setEdited] = useState<string>();
  const save = () => {
    setEdited(undefined);
    if (edited === undefined || edited === stored) return;
    const dueAt = fromLocalInput(edited);
    if (!Number.isNaN(dueAt)) change([row], { dueAt });
  };
  return (
    <label className={fieldLook}>
      <span className="text-xs text-muted">{words.due}</span>
      <input
        type="datetime-local"
        min={localInput(row.receivedAt)}
        value={edited ?? stored}
        onChange={(event) => setEdited(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        className="min-h-8 w-full min-w-0 rounded-sm border border-control bg-raised px-2 hover:border-ink"
      />
    </label>
  );
}
