import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Today } from '#domain/inbox/today.ts';
import { Icon } from '#ui/icon.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { keepText, keptText } from '#desk/kit/kept.ts';
import { usePerson } from '#desk/kit/session.ts';
import { deskWords, loadDeskWords } from '#desk/kit/words.ts';
import type { StoredSamples } from '#domain/documents/samples.ts';
import { useFindings } from './trouble.tsx';

const words = deskWords.today.steps;
const storageKey = 'desk-first-steps';

/** What the first administrator of a firm does before anything else, each with its state. */
export function FirstSteps({ people }: Pick<Today, 'people'>) {
  const { role } = usePerson();
  const findings = useFindings();
  const [hidden, setHidden] = useState(keptText(storageKey) === 'hidden');
  if (hidden || role !== 'administrator' || findings.length === 0) return null;
  const facts = findings.reduce((sum, finding) => {
    if (finding.is === 'placeholders') return sum + finding.fields.length;
    return finding.is === 'facts-by-law' ? sum + finding.facts.length : sum;
  }, 0);
  const alone = people.filter(({ removed }) => !removed).length < 2;
  const noMail = findings.some(({ is }) => is === 'no-mail');
  const samples = findings.find((finding) => finding.is === 'samples');
  const steps = [
    {
      name: words.facts,
      to: '/website/company/main',
      open: facts > 0 && words.factsOpen(facts),
    },
    {
      name: words.samples,
      to: '/health',
      open: samples !== undefined && words.samplesOpen(samples),
      act: samples && <RemoveButton counts={samples} />,
    },
    { name: words.colleague, to: '/people', open: alone && words.colleagueOpen },
    { name: words.mail, to: '/health', open: noMail && words.mailOpen },
  ];
  if (steps.every(({ open }) => open === false)) return null;
  return (
    <section
      aria-label={words.heading}
      className="grid gap-2 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-x-3">
        <h2 className="font-semibold">{words.heading}</h2>
        <p className="text-muted max-sm:hidden">{words.hint}</p>
        <SmallButton
          variant="quiet"
          className="ml-auto"
          onClick={() => {
            keepText(storageKey, 'hidden');
            setHidden(true);
          }}
        >
          {words.hide}
        </SmallButton>
      </div>
      <ol className="grid gap-x-6 gap-y-2 sm:gap-y-0 lg:grid-cols-2">
        {steps.map(({ name, to, open, act }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 sm:min-h-9 sm:items-center"
          >
            <Icon
              name={open === false ? 'check' : 'arrow'}
              className={
                open === false
                  ? 'mt-1 size-4 text-success sm:mt-0'
                  : 'mt-1 size-4 text-accent sm:mt-0'
              }
            />
            <div className="flex flex-wrap items-center gap-x-2">
              <Link to={to} className="underline-offset-4 hover:underline">
                {name}
              </Link>
              <span className="text-muted">{open || words.done}</span>
              {act}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Dialog = lazy(async () => {
  await loadDeskWords();
  return { default: (await import('#desk/kit/remove-samples.tsx')).RemoveSamplesDialog };
});

/** Its question and its words are loaded when it is pressed. */
function RemoveButton({ counts }: { counts: StoredSamples }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SmallButton variant="quiet" onClick={() => setAsked(true)}>
        {words.remove}
      </SmallButton>
      {asked && (
        <Suspense>
          <Dialog counts={counts} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
