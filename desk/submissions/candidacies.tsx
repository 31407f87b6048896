import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import {
  type ConsentChannel,
  consentChannels,
  type Stage,
  stages,
  stagesAfterIntroduction,
} from '#domain/mandates/mandate.ts';
import { fillIn } from '#words/fill-in.ts';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import {
  denseControlLook,
  Input,
  Labelled,
  linkLook,
  Select,
  SmallButton,
} from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { firm } from '#desk/kit/session.ts';
import { Link, useNavigate } from 'react-router';
import type { Candidacies } from '#domain/mandates/mandate-work.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { calendarDate } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { Section } from './sections.tsx';

const words = deskWords.mandates;

type Movable = {
  mandateId: string;
  submissionId: string;
  name: string;
  /** 0 for somebody who is not on the way yet. */
  version: number;
  introduced: boolean;
  stage: Stage | undefined;
  receivedAt: number;
  consentWords: string;
  locale: Locale;
};

/** The next step of a person, with its day. An introduction asks for the candidate's consent. */
export function StepDialog({ person, onClose }: { person: Movable; onClose: () => void }) {
  // As it was opened: a step that a colleague makes meanwhile makes this one stale.
  const [{ mandateId, submissionId, name, version, introduced, stage: before, ...asked }] =
    useState(person);
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const offered = stages.filter((one) => introduced || !stagesAfterIntroduction.includes(one));
  const [stage, setStage] = useState<Stage>(() => nextOf(before, offered));
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  const [how, setHow] = useState<ConsentChannel>('reply');
  const [consentOn, setConsentOn] = useState(today);
  const { consentWords, locale } = asked;
  const applied = officeDay(firm(), asked.receivedAt);
  const consent = { words: consentWords, locale, how, on: consentOn };
  const move = () =>
    ask(
      'POST /mandates/:id/people/:submissionId',
      { id: mandateId, submissionId },
      { body: { version, stage, on, note, ...(stage === 'introduced' && { consent }) } },
    );
  return (
    <AskDialog
      onClose={onClose}
      heading={fillIn(words.moveNamed, { name })}
      act={move}
      refusals={{ stale: words.stale }}
      done={fillIn(words.moved, { stage: words.stages[stage] })}
      renews={[...changedBySteps, ['submission', submissionId]]}
      label={words.move}
      keepLabel={words.cancel}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled label={words.step}>
          <Select
            look="field"
            value={stage}
            onChange={setStage}
            options={offered.map((one) => [one, words.stages[one]] as const)}
          />
        </Labelled>
        <Labelled label={words.day}>
          <Input type="date" required min={applied} max={today} value={on} onText={setOn} />
        </Labelled>
      </div>
      {stage === 'introduced' && (
        <fieldset className="grid gap-3 rounded-md border border-line p-3">
          <legend className="px-1 text-xs font-semibold">{words.consentHeading}</legend>
          <p className="text-muted">{words.consentHint}</p>
          <blockquote lang={locale} className="border-l-2 border-accent pl-3">
            {consentWords}
          </blockquote>
          <div className="grid gap-4 sm:grid-cols-2">
            <Labelled label={words.consentHow}>
              <Select
                look="field"
                value={how}
                onChange={setHow}
                options={consentChannels.map((one) => [one, words.channels[one]] as const)}
              />
            </Labelled>
            <Labelled label={words.consentOn}>
              <Input
                type="date"
                required
                min={applied}
                max={on}
                value={consentOn}
                onText={setConsentOn}
              />
            </Labelled>
          </div>
        </fieldset>
      )}
      <Labelled label={`${words.note} (${words.optional})`}>
        <textarea
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className={denseControlLook}
        />
      </Labelled>
    </AskDialog>
  );
}

const changedBySteps = [['candidacies'], ['role-people'], ['mandate'], ['inbox']];

/** The one after the present stage, as far as it is offered. */
function nextOf(before: Stage | undefined, offered: readonly Stage[]): Stage {
  const at = before === undefined ? -1 : stages.indexOf(before);
  const next = stages[at + 1] ?? 'considered';
  return offered.includes(next) ? next : offered[0]!;
}

const candidaciesKey = (submissionId: string) => ['candidacies', submissionId];

/** Where somebody stands on the way to which mandates. */
export function useCandidacies(submissionId: string, options: { refetchOnMount?: 'always' } = {}) {
  return useQuery({
    ...options,
    queryKey: candidaciesKey(submissionId),
    queryFn: ({ signal }) =>
      ask('GET /submissions/:id/candidacies', { id: submissionId }, { signal }),
  });
}

/** The ways of a person to mandates; of a brief, the mandate that it becomes. */
export function CandidacySection({
  row,
  focusWish,
}: {
  row: InboxRow;
  /** Changes with each wish to move the person along. */
  focusWish: string | false;
}) {
  const { data } = useCandidacies(row.id);
  const part = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Movable>();
  const [answered, setAnswered] = useState<string | false>(false);
  const [way, another] = data?.ways ?? [];
  // The only way there is needs no choice.
  if (focusWish && data && focusWish !== answered) {
    setAnswered(focusWish);
    if (way && !another) setMoved(movable(row, way, data.locale));
  }
  useEffect(() => {
    if (answered) part.current?.querySelector<HTMLElement>('select, button, a')?.focus();
  }, [answered]);
  if (row.suspicion || row.restricted || !data) return null;
  if (row.kind === 'employer-brief') {
    return (
      <div ref={part}>
        <OfBrief row={row} made={data.made} />
      </div>
    );
  }
  return (
    <div ref={part}>
      <Section heading={words.way}>
        {data.ways.length === 0 && <p className="text-muted">{words.noWay}</p>}
        <Ways data={data} onMove={(one) => setMoved(movable(row, one, data.locale))} />
        {data.open.length > 0 && !row.withdrawn && <Consider row={row} open={data.open} />}
        {moved && <StepDialog person={moved} onClose={() => setMoved(undefined)} />}
      </Section>
    </div>
  );
}

type Way = Candidacies['ways'][number];

function movable(row: InboxRow, way: Way, locale: Candidacies['locale']): Movable {
  const { mandateId, steps, stage, version, consentWords } = way;
  const introduced = steps.some((one) => one.stage === 'introduced');
  return {
    mandateId,
    submissionId: row.id,
    name: row.name,
    version,
    stage,
    introduced,
    receivedAt: row.receivedAt,
    consentWords,
    locale,
  };
}

function OfBrief({ row, made }: { row: InboxRow; made: Candidacies['made'] }) {
  const navigate = useNavigate();
  const making = useAct({
    act: () => ask('POST /submissions/:id/mandate', { id: row.id }),
    done: words.made,
    onDone: ({ id, vacancyId }) =>
      void navigate(vacancyId ? `/vacancies/${vacancyId}` : `/mandates/${id}`),
    renews: [['candidacies'], ['mandates'], ['vacancies']],
  });
  return (
    <Section heading={words.heading}>
      {made ? (
        <p className="flex flex-wrap gap-x-4">
          <Link to={`/mandates/${made.id}`} className={linkLook}>
            {words.openMandate}
          </Link>
          {made.vacancyId && (
            <Link to={`/vacancies/${made.vacancyId}`} className={linkLook}>
              {words.openAdvert}
            </Link>
          )}
        </p>
      ) : (
        !row.withdrawn && (
          <>
            <p className="text-muted">{words.makeMandateHint}</p>
            <SmallButton
              variant="primary"
              className="justify-self-start"
              aria-disabled={making.busy}
              onClick={() => making.act()}
            >
              {words.makeMandate}
            </SmallButton>
          </>
        )
      )}
    </Section>
  );
}

function Ways({ data: { ways }, onMove }: { data: Candidacies; onMove: (way: Way) => void }) {
  return (
    <ul className="grid gap-3">
      {ways.map((way) => (
        <li key={way.mandateId} className="grid gap-2 rounded-md border border-line bg-surface p-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/mandates/${way.mandateId}`} className={`font-semibold ${linkLook}`}>
              {way.role}
            </Link>
            <span className="text-muted">{way.employer}</span>
            <SmallButton className="ml-auto" onClick={() => onMove(way)}>
              {words.move}
            </SmallButton>
          </div>
          <ol className="grid gap-1">
            {way.steps.map(({ stage: one, on, by, at, note, consent }) => (
              <li key={at + one}>
                <span className="font-medium">{words.stages[one]}</span>{' '}
                <span className="text-muted">
                  {fillIn(words.by, { day: calendarDate(on), name: by })}
                </span>
                {note && <p className="whitespace-pre-wrap">{note}</p>}
                {consent && (
                  <details>
                    <summary className="text-muted">
                      {fillIn(words.consentOf, {
                        how: words.channels[consent.how],
                        day: calendarDate(consent.on),
                      })}
                    </summary>
                    <blockquote lang={consent.locale} className="border-l-2 border-line pl-3">
                      {consent.words}
                    </blockquote>
                  </details>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Consider({ row, open }: { row: InboxRow; open: Candidacies['open'] }) {
  const [chosen, setChosen] = useState(open[0]!.id);
  const mandate = open.find(({ id }) => id === chosen) ?? open[0]!;
  const considering = useAct({
    act: () =>
      ask(
        'POST /mandates/:id/people/:submissionId',
        { id: mandate.id, submissionId: row.id },
        { body: { version: 0, stage: 'considered', on: officeDay(firm(), Date.now()) } },
      ),
    done: words.considered,
    renews: [['candidacies'], ['role-people'], ['submission', row.id]],
  });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        aria-label={words.considerFor}
        className="min-w-0"
        value={mandate.id}
        onChange={setChosen}
        options={open.map(({ id, role, employer }) => [id, `${role}, ${employer}`] as const)}
      />
      <SmallButton aria-disabled={considering.busy} onClick={() => considering.act()}>
        {words.consider}
      </SmallButton>
    </div>
  );
}
