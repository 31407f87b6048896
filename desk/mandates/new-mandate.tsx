import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { blankValue } from '#desk/editor/shape.ts';
import { ask } from '#desk/kit/api.ts';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { FactsEditor, issuesIn, mandateForm } from './facts-editor.tsx';

const words = deskWords.mandates;

/** A mandate without a brief: a retained search, or that of an advert which has none. */
export function NewMandate() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const vacancyId = parameters.get('vacancy') ?? undefined;
  const [facts, setFacts] = useState<unknown>(() => ({
    ...(blankValue(mandateForm) as object),
    state: 'open',
    role: parameters.get('role') ?? '',
  }));
  const [attempts, setAttempts] = useState(0);
  const opening = useAct({
    act: () => ask('POST /mandates', {}, { body: { facts: facts as MandateFacts, vacancyId } }),
    failure: 'shown',
    done: words.opened,
    onDone: ({ id }) => void navigate(`/mandates/${id}`, { replace: true }),
    renews: [['mandates'], ['role-people'], ['mandate-dates']],
  });
  usePageTitle(words.new);
  const save = () => {
    if (issuesIn(facts).length > 0) setAttempts((count) => count + 1);
    else opening.act();
  };
  return (
    <div className="page-width grid gap-5 pt-6 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{words.new}</h1>
        <Button aria-disabled={opening.busy} onClick={save}>
          {opening.busy ? words.saving : words.save}
        </Button>
      </div>
      <Problem>{opening.problem}</Problem>
      <FactsEditor
        facts={facts}
        attempts={attempts}
        onChange={useCallback((update: (before: unknown) => unknown) => setFacts(update), [])}
      />
    </div>
  );
}
