import { useState } from 'react';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import { contentDifferences } from '#domain/documents/content-differences.ts';
import type { VacancyRevision } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Select } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { DifferencesTable } from '#desk/editor/differences.tsx';
import { useEditor } from './editor-context.ts';
import { labelOf } from './vacancy-fields.ts';
import { StateBadge } from './state-badge.tsx';

const words = deskWords.vacancies;

/** Every saved version, what it changed, and a way back to it. */
export function RevisionsView({ revisions }: { revisions: readonly VacancyRevision[] }) {
  const [present] = revisions;
  const [chosen, setChosen] = useState(present?.revision);
  const at = Math.max(
    0,
    revisions.findIndex(({ revision }) => revision === chosen),
  );
  const shown = revisions[at]!;
  return (
    <section
      aria-label={words.views.revisions}
      className="grid items-start gap-4 md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <ol className="grid overflow-hidden rounded-md border border-line bg-surface">
        {revisions.map((one, index) => (
          <li key={one.revision} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-current={one === shown ? 'true' : undefined}
              onClick={() => setChosen(one.revision)}
              className="grid w-full gap-0.5 border-l-4 border-transparent px-3 py-2 text-left hover:bg-ink/3 aria-[current]:border-accent aria-[current]:bg-accent/10"
            >
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {fillIn(words.revision, { revision: one.revision })}
                {index === 0 && <span className="text-xs text-success">{words.present}</span>}
              </span>
              <span className="text-xs text-muted">{authorOf(one)}</span>
              <span className="text-xs text-muted">{summaryOf(one, revisions[index + 1])}</span>
            </button>
          </li>
        ))}
      </ol>
      <Revision
        key={shown.revision}
        shown={shown}
        previous={revisions[at + 1]}
        present={present!}
      />
    </section>
  );
}

function Revision({
  shown,
  previous,
  present,
}: {
  shown: VacancyRevision;
  previous: VacancyRevision | undefined;
  present: VacancyRevision;
}) {
  const { restore, dirty, busy } = useEditor();
  const [withPresent, setWithPresent] = useState(false);
  const [asking, setAsking] = useState(false);
  const isPresent = shown.revision === present.revision;
  const differences =
    withPresent && !isPresent
      ? contentDifferences(storedFields(shown), storedFields(present))
      : contentDifferences(previous && storedFields(previous), storedFields(shown));
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{fillIn(words.revision, { revision: shown.revision })}</h2>
        {shown.vacancy && <StateBadge state={shown.vacancy.state} />}
        {shown.unfit && <p className="text-danger">{words.unfitRevision}</p>}
        {!isPresent && shown.vacancy && (
          <Button
            variant="secondary"
            className="ml-auto"
            disabled={busy || dirty}
            onClick={() => setAsking(true)}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {!isPresent && dirty && <p className="text-muted">{words.restoreUnsaved}</p>}
      {previous && !isPresent && (
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
      {previous || withPresent ? (
        <DifferencesTable
          differences={differences}
          before={withPresent ? fillIn(words.revision, { revision: shown.revision }) : words.before}
          after={withPresent ? words.present : words.after}
          labelOf={labelOf}
        />
      ) : (
        <p className="text-muted">{words.first}</p>
      )}
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={fillIn(words.restoreHeading, { revision: shown.revision })}
        act={{
          act: () => {
            setAsking(false);
            restore(shown.revision);
          },
        }}
        label={words.restore}
        keepLabel={words.cancel}
      >
        <p>{words.restoreText}</p>
      </ActDialog>
    </div>
  );
}

function authorOf({ changedBy, changedAt }: VacancyRevision): string {
  return fillIn(words.revisionOf, { name: changedBy, when: fullTime(changedAt) });
}

function summaryOf(one: VacancyRevision, previous: VacancyRevision | undefined): string {
  if (!previous) return words.first;
  const count = contentDifferences(storedFields(previous), storedFields(one)).length;
  return fillIn(words.changes, { count });
}
