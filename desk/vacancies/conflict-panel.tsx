import { useEffect, useRef } from 'react';
import { storedFields } from '../../domain/vacancy/vacancy-document.ts';
import { vacancyDifferences } from '../../domain/vacancy/vacancy-differences.ts';
import type { VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { DifferencesTable } from './differences-table.tsx';
import { useEditor } from './editor-context.ts';
import { draftOf } from './vacancy-draft.ts';

/** Somebody saved meanwhile: both versions, and whose is to stay. */
export function ConflictPanel({ current }: { current: VacancyDetail }) {
  const { merged, takeTheirs, saveMerged, busy } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [current]);
  // The state is theirs either way: an edit does not publish or close.
  const theirs = storedFields(current);
  const mine = { ...merged, state: draftOf(theirs).state };
  return (
    <section
      aria-labelledby="conflict"
      className="grid gap-3 rounded-md border border-l-4 border-danger bg-danger-surface p-4"
    >
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-lg outline-none">
        {fillIn(words.conflictHeading, { name: current.changedBy })}
      </h2>
      <p>{words.conflictText}</p>
      <div className="rounded-sm bg-surface p-3">
        <DifferencesTable
          differences={vacancyDifferences(theirs, mine)}
          before={words.theirs}
          after={words.yours}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button disabled={busy} variant="secondary" onClick={saveMerged}>
          {words.saveMine}
        </Button>
      </div>
    </section>
  );
}
