import { useState } from 'react';
import { Link } from 'react-router';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { closingWords as words } from '#words/desk/closing.ts';
import { vacancyWords } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { Failure } from '#desk/kit/failure.tsx';
import { Problem } from '#desk/kit/problem.tsx';
import { isComplete, leave } from './closing-answers.ts';
import { ClosingPerson } from './closing-person.tsx';
import { useClosing } from './use-closing.ts';

/** Closes or withdraws a role, and answers everybody who still waits in the same act. */
export function ClosingView({
  detail: { id, state },
  closing,
  dirty,
  onClosed,
}: {
  detail: VacancyDetail;
  closing: 'close' | 'withdraw';
  /** The advert has changes that are not saved. */
  dirty: boolean;
  onClosed: (detail: VacancyDetail) => void;
}) {
  const { list, people, replies, kept, lost, told, busy, problem, write, send, goOn } = useClosing(
    id,
    closing,
    onClosed,
  );
  const [tried, setTried] = useState(false);
  const isClosed = state.is === 'closed' || state.is === 'withdrawn';
  const answered = people.filter((one) => replies.get(one.id)?.template !== leave);
  const unfinished = answered.filter((one) => !isComplete(replies.get(one.id)!));
  const submit = () => {
    setTried(true);
    if (unfinished.length === 0 && !busy) send();
  };
  if (list.error && !list.data) return <Failure onRetry={() => void list.refetch()} />;
  if (!list.data) return <output className="block text-muted">{words.loading}</output>;
  const { more, samples } = list.data.waiting;
  const label =
    answered.length > 0
      ? fillIn(words.send[closing], { count: answered.length })
      : people.length > 0
        ? words.closeOnly[closing]
        : words.headings[closing];
  return (
    <section aria-labelledby="closing" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="closing" className="text-lg">
        {words.headings[closing]}
      </h2>
      <p>{vacancyWords.actionText[closing]}</p>
      {kept && !busy && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-md border border-danger bg-danger-surface p-3"
        >
          <p className="flex-1">{words.interrupted}</p>
          <Button onClick={goOn}>{words.goOn}</Button>
        </div>
      )}
      {told && <Results {...told} />}
      {people.length === 0 ? (
        <p className="text-muted">{words.nobody}</p>
      ) : (
        <>
          <h3 className="font-semibold">
            {fillIn(words.waiting, { count: people.length + more })}
          </h3>
          <p className="text-muted">{words.hint}</p>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {people.map((person) => (
              <ClosingPerson
                key={person.id}
                person={person}
                reply={replies.get(person.id)!}
                tried={tried}
                onReply={(reply) => write(person.id, reply)}
              />
            ))}
          </ul>
          {more > 0 && <p className="text-muted">{fillIn(words.more, { count: more })}</p>}
        </>
      )}
      {samples > 0 && <p className="text-muted">{fillIn(words.samples, { count: samples })}</p>}
      <Problem>
        {problem ||
          (tried && unfinished.length > 0
            ? fillIn(words.unfinished, {
                names: unfinished.map(({ name, reference }) => name || reference).join(', '),
              })
            : undefined)}
      </Problem>
      <output className="empty:hidden">{lost && words.lost}</output>
      {dirty && <p className="text-danger">{words.unsaved}</p>}
      {!(isClosed && people.length === 0) && (
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy || dirty} onClick={() => !dirty && submit()}>
            {busy ? words.sending : label}
          </Button>
          <Link to="?view=people" className={linkLook}>
            {words.back}
          </Link>
        </div>
      )}
    </section>
  );
}

function Results({
  closed: { results },
  names,
}: {
  closed: { results: { submissionId: string; result: keyof typeof words.results }[] };
  names: Record<string, string>;
}) {
  const sent = results.filter(({ result }) => result === 'sent' || result === 'repeated');
  return (
    <output className="grid gap-2 rounded-md border border-success p-3">
      <span className="font-semibold">{fillIn(words.done, { count: sent.length })}</span>
      <ul>
        {results.map(({ submissionId, result }) => (
          <li key={submissionId}>
            <Link to={`/submissions/${submissionId}?state=all`} className={linkLook}>
              {names[submissionId]}
            </Link>{' '}
            <span className="text-muted">{words.results[result]}</span>
          </li>
        ))}
      </ul>
    </output>
  );
}

const linkLook = 'inline-flex min-h-8 items-center text-accent underline underline-offset-4';
