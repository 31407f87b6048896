import { useState } from 'react';
import type { Erased } from '#domain/privacy/person-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/loading.tsx';
import { OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { isEmpty, PersonPreview } from './person-preview.tsx';
import { RetentionPanel } from './retention-panel.tsx';

const words = deskWords.privacy;

/** Requests of people about their data, and deletion by age. */
export function PrivacyPage() {
  return (
    <OperationsPage heading={words.heading} summary={words.summary}>
      <PersonSearch />
      <RetentionPanel />
    </OperationsPage>
  );
}

/** The address is kept out of the page's own address, and so out of the browser's history. */
function PersonSearch() {
  const [email, setEmail] = useState('');
  const [erased, setErased] = useState<Erased>();
  const search = useAct({
    act: (wanted: string) =>
      ask('GET /privacy/person', {}, { query: `email=${encodeURIComponent(wanted)}` }),
    failure: 'shown',
    refusals: words.refusals,
    onDone: () => setErased(undefined),
  });
  const person = search.answer;
  return (
    <Panel heading={words.person}>
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          search.act(email);
        }}
      >
        <div className="min-w-60 flex-1 sm:max-w-md">
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="off"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <Button type="submit" className="mt-7 min-h-12">
          {search.busy ? words.finding : words.find}
        </Button>
      </form>
      {search.problem && <Failure message={search.problem} onRetry={() => search.act(email)} />}
      <div aria-live="polite">
        {erased && (
          <p className="flex items-start gap-2 rounded-md border border-success p-4">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              {words.erased(erased)}{' '}
              {erased.copiesAt.length > 0 && (
                <>
                  {words.copiesHint} ({erased.copiesAt.join(', ')})
                </>
              )}
            </span>
          </p>
        )}
        {!erased && person && isEmpty(person) && (
          <p className="rounded-md border border-dashed border-line p-6 text-muted">
            {words.nothing(person.email)}
          </p>
        )}
      </div>
      {person && !erased && (
        <PersonPreview
          person={person}
          onStale={() => search.act(person.email)}
          onErased={(outcome) => {
            setErased(outcome);
            setEmail('');
          }}
        />
      )}
    </Panel>
  );
}
