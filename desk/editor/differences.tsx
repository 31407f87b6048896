import { useEffect, useRef, useState } from 'react';
import { withTheirs, type Merged } from '#domain/documents/merge-content.ts';
import type { FieldDifference } from '#domain/documents/content-differences.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.documents.editor;

/** Somebody saved meanwhile: both texts of each field that both changed, and which is to stay. */
export function ConflictPanel({
  by,
  at,
  merged: { content, conflicts },
  labelOf,
  busy = false,
  onSettled,
}: {
  by: string;
  at: number;
  /** Both versions as far as they do not collide. */
  merged: Merged;
  labelOf: (field: string) => string;
  busy?: boolean;
  onSettled: (content: unknown) => void;
}) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const settle = () =>
    onSettled(
      conflicts
        .filter(({ path }) => theirs.has(path.join('.')))
        .reduce<unknown>(withTheirs, content),
    );
  return (
    <section
      aria-labelledby="conflict"
      className="grid gap-3 rounded-md border border-l-4 border-danger bg-danger-surface p-4"
    >
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-lg outline-none">
        {fillIn(words.conflictHeading, { name: by, when: fullTime(at) })}
      </h2>
      <p>{conflicts.length > 0 ? words.conflictText : words.conflictNone}</p>
      <ul className="grid gap-3">
        {conflicts.map(({ path, mine, theirs: saved }) => {
          const field = path.join('.');
          return (
            <li key={field}>
              <fieldset className="grid gap-2 rounded-sm bg-surface p-3">
                <legend className="float-left mb-1 w-full font-semibold">{labelOf(field)}</legend>
                <div className="grid gap-3 md:grid-cols-2">
                  <Choice
                    name={field}
                    label={words.keepYours}
                    text={textOf(mine)}
                    checked={!theirs.has(field)}
                    onChoice={() => choose(field, false)}
                  />
                  <Choice
                    name={field}
                    label={words.takeTheirs}
                    text={textOf(saved)}
                    checked={theirs.has(field)}
                    onChoice={() => choose(field, true)}
                  />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <Button className="justify-self-start" disabled={busy} onClick={settle}>
        {words.saveMerged}
      </Button>
    </section>
  );
}

function Choice({
  name,
  label,
  text,
  checked,
  onChoice,
}: {
  name: string;
  label: string;
  text: string;
  checked: boolean;
  onChoice: () => void;
}) {
  return (
    <label className="grid content-start gap-1 rounded-sm border border-line p-2 has-checked:border-accent">
      <span className="flex items-center gap-2 font-semibold">
        <input
          type="radio"
          name={`conflict-${name}`}
          checked={checked}
          onChange={onChoice}
          className="size-5 accent-signal"
        />
        {label}
      </span>
      <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
    </label>
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return words.absent;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Field by field, the old and the new value. */
export function DifferencesTable({
  differences,
  before,
  after,
  labelOf,
}: {
  differences: readonly FieldDifference[];
  before: string;
  after: string;
  labelOf: (field: string) => string;
}) {
  if (differences.length === 0) return <p className="text-muted">{words.noDifference}</p>;
  return (
    <Table
      columns={[{ label: words.field, look: 'w-1/4' }, before, after]}
      className="table-fixed text-sm"
    >
      {differences.map(({ field, before: old, after: now }) => (
        <TableRow key={field} narrow="max-md:grid">
          <th scope="row" className="font-normal text-muted">
            {labelOf(field)}
          </th>
          <Value text={old} look="text-danger decoration-danger/60" as="del" />
          <Value text={now} look="text-success" as="ins" />
        </TableRow>
      ))}
    </Table>
  );
}

function Value({
  text,
  look,
  as: As,
}: {
  text: string | undefined;
  look: string;
  as: 'del' | 'ins';
}) {
  return (
    <td className="wrap-anywhere whitespace-pre-wrap">
      {text === undefined ? (
        <span className="text-muted italic">{words.absent}</span>
      ) : (
        <As className={`no-underline ${look}`}>{text}</As>
      )}
    </td>
  );
}
