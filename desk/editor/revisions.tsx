import { useEffect, useRef, useState } from 'react';
import {
  contentDifferences,
  type FieldDifference,
  type Merged,
  withTheirs,
} from '#domain/documents/merge-content.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Select, SmallButton } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { documentKey, useEditedDocument } from './edited-document.ts';

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
      <SmallButton
        variant="primary"
        className="justify-self-start"
        disabled={busy}
        onClick={settle}
      >
        {words.saveMerged}
      </SmallButton>
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
function DifferencesTable({
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

const revisionWords = deskWords.documents;

/** Everything that was published, what it changed, and a way back to it. */
export function RevisionsView() {
  const { revisions } = useEditedDocument().detail;
  const [chosen, setChosen] = useState(revisions[0]?.revision);
  if (revisions.length === 0 || chosen === undefined) {
    return <p className="text-muted">{revisionWords.noRevisions}</p>;
  }
  return (
    <section
      aria-label={revisionWords.views.revisions}
      className="grid items-start gap-4 md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <ol className="grid max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface">
        {revisions.map(({ revision, by, at }, index) => (
          <li key={revision} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-current={revision === chosen ? 'true' : undefined}
              onClick={() => setChosen(revision)}
              className="grid w-full gap-0.5 border-l-4 border-transparent px-3 py-2 text-left hover:bg-ink/3 aria-[current]:border-accent aria-[current]:bg-accent/10"
            >
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {fillIn(revisionWords.revision, { revision })}
                {index === 0 && (
                  <span className="text-xs text-success">{revisionWords.present}</span>
                )}
              </span>
              <span className="text-xs text-muted">
                {fillIn(revisionWords.revisionOf, { name: by, when: fullTime(at) })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Revision key={chosen} revision={chosen} />
    </section>
  );
}

function Revision({ revision }: { revision: number }) {
  const { detail, draft, layout } = useEditedDocument();
  const { kind, id } = detail;
  const [withPresent, setWithPresent] = useState(false);
  const [asking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: [...documentKey(detail), 'revision', revision],
    queryFn: () =>
      ask('GET /website/:kind/:id/revisions/:revision', { kind, id, revision: String(revision) }),
    staleTime: Infinity,
  });
  const { data } = query;
  const restoring = useAct({
    act: async () =>
      ask('POST /website/:kind/:id/restore', detail, {
        body: { version: await draft.flush(), revision },
      }),
    done: fillIn(revisionWords.restored, { revision }),
    onDone: (current) => {
      setAsking(false);
      draft.accept(current);
    },
    onRefused: () => setAsking(false),
  });
  if (!data) {
    const loading = <p className="text-muted">{deskWords.kit.loading}</p>;
    return <Unanswered query={query} loading={loading} />;
  }
  const isPresent = revision === detail.revisions[0]?.revision;
  const isFirst = data.before === undefined;
  const present = detail.published?.content;
  const differences = withPresent
    ? contentDifferences(data.content, present)
    : contentDifferences(data.before, data.content);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{fillIn(revisionWords.revision, { revision })}</h2>
        {!isPresent && (
          <SmallButton
            className="ml-auto"
            disabled={restoring.busy || draft.conflict !== undefined}
            onClick={() => setAsking(true)}
          >
            {revisionWords.restore}
          </SmallButton>
        )}
      </div>
      {!isPresent && (
        <label className="flex flex-wrap items-center gap-2">
          <span className="text-xs font-semibold">{revisionWords.compare}</span>
          <Select
            value={withPresent ? 'present' : 'previous'}
            onChange={(chosen) => setWithPresent(chosen === 'present')}
            options={[
              ['previous', revisionWords.comparePrevious],
              ['present', revisionWords.comparePresent],
            ]}
          />
        </label>
      )}
      {isFirst && !withPresent ? (
        <p className="text-muted">{revisionWords.first}</p>
      ) : (
        <DifferencesTable
          differences={differences}
          before={withPresent ? fillIn(revisionWords.revision, { revision }) : revisionWords.before}
          after={withPresent ? revisionWords.present : revisionWords.after}
          labelOf={(field) => layout.labelOf(field, detail)}
        />
      )}
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={fillIn(revisionWords.restoreHeading, { revision })}
        act={{ act: () => restoring.act(), busy: restoring.busy }}
        label={revisionWords.restore}
        keepLabel={revisionWords.cancel}
      >
        <p>{revisionWords.restoreText}</p>
      </ActDialog>
    </div>
  );
}
