import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { WaitingPerson, Closed } from '#domain/vacancies/vacancy-work.ts';
import type { PreparedAnswer } from '#domain/threads/message.ts';
import { openPlaces } from '#domain/threads/reply.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask, isUnreachable, untilReachable } from '#desk/kit/api.ts';
import {
  denseControlLook,
  Input,
  Labelled,
  linkLook,
  Select,
  SmallButton,
} from '#desk/kit/controls.tsx';
import { keepText, keptText } from '#desk/kit/kept.ts';
import { Problem, Unanswered } from '#desk/kit/loading.tsx';
import { fullDate } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { useAdvert, vacanciesKey } from './advert.tsx';

const words = deskWords.vacancies.closing;
const threadWords = deskWords.submissions.thread;
const vacancyWords = deskWords.vacancies;
const mandateWords = deskWords.mandates;

/** Far longer than anybody waits; the act is kept in the tab beyond it. */
const maxTries = 200;

/** Closes or withdraws a role, and answers everybody who still waits in the same act. */
export function ClosingView({ closing }: { closing: 'close' | 'withdraw' }) {
  const { advert, detail, draft } = useAdvert();
  const { id } = detail;
  const { state } = advert;
  const { dirty } = draft;
  const [kept, setKept] = useState(() => keptAct(id));
  const [changed, setChanged] = useState<ReadonlyMap<string, Reply>>(new Map());
  const [lost, setLost] = useState(false);
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<{ closed: Closed; names: Record<string, string> }>();
  const list = useQuery({
    queryKey: ['role-waiting', id, closing],
    queryFn: async ({ signal }) => {
      const query = `do=${closing}`;
      const waiting = await ask('GET /vacancies/:id/waiting', { id }, { query, signal });
      const proposed = new Map(waiting.people.map((one) => [one.id, proposedReply(one)]));
      return { waiting, proposed };
    },
    // What is being written must not be replaced under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const finish = () => {
    keepAct(id, undefined);
    setKept(undefined);
    setLost(false);
    setChanged(new Map());
  };
  const sending = useAct({
    act: async (act: ClosingAct) => {
      keepAct(id, act);
      const { names: _, ...body } = act;
      for (let tries = 1; ; tries += 1) {
        try {
          return await ask('POST /vacancies/:id/close', { id }, { body });
        } catch (error) {
          if (!isUnreachable(error) || tries >= maxTries) throw error;
          setLost(true);
          await untilReachable();
        }
      }
    },
    failure: 'shown',
    refusals: { 'changed-meanwhile': words.stale },
    done: vacancyWords.done[closing],
    onDone: (closed, { names }) => {
      finish();
      setTold({ closed, names });
      draft.accept(closed.detail);
    },
    onRefused: (error) => {
      setLost(false);
      // The server has answered: nothing is left to be repeated.
      if (!isUnreachable(error)) finish();
    },
    renews: [['role-waiting'], ['role-people'], ['inbox'], vacanciesKey],
  });
  const { busy } = sending;
  if (!list.data) {
    const loading = <output className="block text-muted">{words.loading}</output>;
    return <Unanswered query={list} loading={loading} />;
  }
  const { version, people, more, samples } = list.data.waiting;
  const replies = new Map([...list.data.proposed, ...changed]);
  const isClosed = state.is === 'closed' || state.is === 'withdrawn';
  const answered = people.filter((one) => replies.get(one.id)?.template !== leave);
  const unfinished = answered.filter((one) => !isComplete(replies.get(one.id)!));
  const submit = () => {
    setTried(true);
    if (unfinished.length > 0 || busy) return;
    const answers = answered.map((one) => ({ submissionId: one.id, ...replies.get(one.id)! }));
    const names = Object.fromEntries(people.map((one) => [one.id, one.name || one.reference]));
    sending.act({ version, do: closing, answers, names });
  };
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
          <SmallButton variant="primary" onClick={() => sending.act(kept)}>
            {words.goOn}
          </SmallButton>
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
                onReply={(reply) => setChanged(new Map([...changed, [person.id, reply]]))}
              />
            ))}
          </ul>
          {more > 0 && <p className="text-muted">{fillIn(words.more, { count: more })}</p>}
        </>
      )}
      {samples > 0 && <p className="text-muted">{fillIn(words.samples, { count: samples })}</p>}
      <Problem>
        {sending.problem ||
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
          <SmallButton
            variant="primary"
            aria-disabled={busy || dirty}
            onClick={() => !dirty && submit()}
          >
            {busy ? words.sending : label}
          </SmallButton>
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

/** What one person is told, to be read and changed. */
function ClosingPerson({
  person: { name, reference, receivedAt, candidacy, templates },
  reply,
  tried,
  onReply,
}: {
  person: WaitingPerson;
  reply: Reply;
  /** After an attempt to send, what is not complete says so. */
  tried: boolean;
  onReply: (reply: Reply) => void;
}) {
  const shown = name || reference;
  const isLeft = reply.template === leave;
  const places = openPlaces(reply.subject, reply.text);
  const choose = (id: string) => {
    const { subject = '', text = '' } = templates.find((one) => one.id === id) ?? {};
    onReply({ ...reply, template: id, subject, text });
  };
  const incomplete = !isLeft && !isComplete(reply);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-40 flex-1">
          <span className="font-semibold">{shown}</span>{' '}
          <span className="text-muted">
            {fullDate(receivedAt)}
            {candidacy && ` · ${mandateWords.stages[candidacy.stage]}`}
          </span>
        </p>
        <Select
          aria-label={fillIn(words.answerFor, { name: shown })}
          value={reply.template}
          onChange={choose}
          options={[
            [leave, words.leave],
            ...templates.map(({ id, name: title }) => [id, title] as const),
            ['', words.own],
          ]}
        />
      </div>
      {!isLeft && (
        <details open={reply.template === '' || (tried && incomplete) || undefined}>
          <summary className="min-h-8 content-center text-accent">
            {fillIn(words.read, { name: shown })}
          </summary>
          <div className="grid gap-2 pt-1">
            <Labelled label={words.subject}>
              <Input
                maxLength={120}
                value={reply.subject}
                onText={(subject) => onReply({ ...reply, subject })}
              />
            </Labelled>
            <Labelled label={words.text}>
              <textarea
                rows={8}
                maxLength={10_000}
                value={reply.text}
                onChange={({ target }) => onReply({ ...reply, text: target.value })}
                className={denseControlLook}
              />
            </Labelled>
          </div>
        </details>
      )}
      {incomplete && (
        <p className={tried ? 'text-danger' : 'text-muted'}>
          {places.length > 0
            ? fillIn(threadWords.open, { places: places.join('; ') })
            : words.empty}
        </p>
      )}
    </li>
  );
}

/** What one person is told; `leave` for nothing. The key is made once, so that a repeat is known. */
type Reply = { template: string; subject: string; text: string; key: string };
const leave = 'leave';

function proposedReply({ templates, proposed }: WaitingPerson): Reply {
  const key = crypto.randomUUID();
  const template = templates.find(({ id }) => id === proposed);
  if (!template) return { template: leave, subject: '', text: '', key };
  const { id, subject, text } = template;
  return { template: id, subject, text, key };
}

function isComplete({ subject, text }: Reply): boolean {
  return Boolean(subject.trim() && text.trim()) && openPlaces(subject, text).length === 0;
}

type ClosingAct = {
  version: number;
  do: 'close' | 'withdraw';
  answers: PreparedAnswer[];
  names: Record<string, string>;
};

const storageKey = (id: string) => `closing-${id}`;

/** Kept in the tab until the server has said what became of it. */
function keepAct(id: string, act: ClosingAct | undefined) {
  keepText(storageKey(id), act ? JSON.stringify(act) : null, 'sessionStorage');
}

function keptAct(id: string): ClosingAct | undefined {
  const kept = keptText(storageKey(id), 'sessionStorage');
  return kept === null ? undefined : (JSON.parse(kept) as ClosingAct);
}
