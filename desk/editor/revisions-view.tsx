import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentDifferences } from '#domain/documents/content-differences.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Select } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { DifferencesTable } from './differences.tsx';
import { documentKey, useEditedDocument } from './edited-document.ts';

const words = deskWords.documents;

/** Everything that was published, what it changed, and a way back to it. */
export function RevisionsView() {
  const { revisions } = useEditedDocument().detail;
  const [chosen, setChosen] = useState(revisions[0]?.revision);
  if (revisions.length === 0 || chosen === undefined) {
    return <p className="text-muted">{words.noRevisions}</p>;
  }
  return (
    <section
      aria-label={words.views.revisions}
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
                {fillIn(words.revision, { revision })}
                {index === 0 && <span className="text-xs text-success">{words.present}</span>}
              </span>
              <span className="text-xs text-muted">
                {fillIn(words.revisionOf, { name: by, when: fullTime(at) })}
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
    done: fillIn(words.restored, { revision }),
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
        <h2 className="text-lg">{fillIn(words.revision, { revision })}</h2>
        {!isPresent && (
          <Button
            variant="secondary"
            className="ml-auto"
            disabled={restoring.busy || draft.conflict !== undefined}
            onClick={() => setAsking(true)}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {!isPresent && (
        <label className="flex flex-wrap items-center gap-2">
          <span className="text-xs font-semibold">{words.compare}</span>
          <Select
            value={withPresent ? 'present' : 'previous'}
            onChange={(chosen) => setWithPresent(chosen === 'present')}
            options={[
              ['previous', words.comparePrevious],
              ['present', words.comparePresent],
            ]}
          />
        </label>
      )}
      {isFirst && !withPresent ? (
        <p className="text-muted">{words.first}</p>
      ) : (
        <DifferencesTable
          differences={differences}
          before={withPresent ? fillIn(words.revision, { revision }) : words.before}
          after={withPresent ? words.present : words.after}
          labelOf={(field) => layout.labelOf(field, detail)}
        />
      )}
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={fillIn(words.restoreHeading, { revision })}
        act={{ act: () => restoring.act(), busy: restoring.busy }}
        label={words.restore}
        keepLabel={words.cancel}
      >
        <p>{words.restoreText}</p>
      </ActDialog>
    </div>
  );
}
