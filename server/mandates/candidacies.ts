import type { Locale } from '#domain/edition/editions.ts';
import {
  type IntroductionConsent,
  type Stage,
  stagesAfterIntroduction,
  type CandidacyStep,
  type StepInput,
} from '#domain/mandates/mandate.ts';
import type { Candidacies } from '#domain/mandates/mandate-work.ts';
import { introductionConsent } from '#words/consent-words.ts';
import type { Statements } from '#server/db/db.ts';
import {
  anyStanding,
  isOf,
  standingColumn,
  type Wanted,
  wordsIf,
} from '#server/submissions/standing.ts';
import { mandateById, mandateOfBrief, type StoredMandate } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import { officeDay } from '#domain/firm/office-day.ts';
import { aDay, aReference, facts } from '#server/db/audit.ts';
import type { Submission } from '#server/submissions/submission.ts';
import { touchSubmission } from '#server/submissions/work.ts';
import { followPlacement } from './mandate-dates.ts';
import { placedOf, recordPlacements } from './placements.ts';

type StepRow = Omit<CandidacyStep, 'consent'> & {
  mandateId: string;
  submissionId: string;
  consent: string | null;
};

/** Every step, which is the record of an introduction; its note only where the standing is wanted. */
const selectSteps = (wanted: Wanted) => `select t.mandate_id,
    t.submission_id, t.stage, t.happened_on as "on", t.recorded_by as "by",
    t.recorded_at as at, ${wordsIf(wanted, 't.note')} as note, t.consent, s.reference
  from candidacy_step t join submission s on s.id = t.submission_id`;

function toStep({ stage, on, by, at, note, consent }: StepRow): CandidacyStep {
  const given = consent && (JSON.parse(consent) as IntroductionConsent & { hash: string });
  return { stage, on, by, at, note, consent: given || null };
}

const offered = 100;

/** The ways of one submission to mandates, with their steps. */
export async function waysOf({ all }: Statements, submissionId: string, wanted: Wanted) {
  const ways = await all<Omit<Candidacies['ways'][number], 'steps' | 'consentWords'>>(
    `select m.id as mandate_id, m.employer, m.role, m.state, c.stage, c.since, c.version
      from candidacy c join mandate m on m.id = c.mandate_id
      where c.submission_id = $1 order by c.since desc, m.id`,
    [submissionId],
  );
  const steps = await all<StepRow>(
    `${selectSteps(wanted)} where t.submission_id = $1 order by t.number`,
    [submissionId],
  );
  return ways.map((way) => ({
    ...way,
    steps: steps.filter(({ mandateId }) => mandateId === way.mandateId).map(toStep),
  }));
}

/** The ways of one submission, and the mandates that it can be considered for. */
export async function candidaciesOf(
  { all }: Statements,
  submissionId: string,
  locale: Locale,
  wanted: Wanted,
): Promise<Candidacies> {
  const ways = await waysOf({ all }, submissionId, wanted);
  const open = await all<Omit<Candidacies['open'][number], 'consentWords'>>(
    `select m.id, m.employer, m.role from mandate m
      where m.state = 'open' and not exists (select 1 from candidacy c
        where c.mandate_id = m.id and c.submission_id = $1)
      order by (case when m.vacancy_id = (select vacancy_id from submission where id = $1)
        then 0 else 1 end), m.changed_at desc, m.id limit ${offered}`,
    [submissionId],
  );
  const made = await mandateOfBrief({ all }, submissionId);
  return {
    ways: ways.map((way) => ({
      ...way,
      consentWords: introductionConsent(catalogue().firm, locale, way),
    })),
    open: open.map((one) => ({
      ...one,
      consentWords: introductionConsent(catalogue().firm, locale, one),
    })),
    locale,
    made: made ? { id: made.id, vacancyId: made.vacancyId } : null,
  };
}

/** Everybody's steps on the way to one mandate, by submission, each in its order. */
export async function stepsOfMandate(
  { all }: Statements,
  mandateId: string,
  wanted: Wanted,
): Promise<{ submissionId: string; reference: string; stage: Stage; steps: CandidacyStep[] }[]> {
  const rows = await all<StepRow & { reference: string }>(
    `${selectSteps(wanted)} where t.mandate_id = $1 order by s.received_at, s.id, t.number`,
    [mandateId],
  );
  return [...Map.groupBy(rows, ({ submissionId }) => submissionId)].map(
    ([submissionId, steps]) => ({
      submissionId,
      reference: steps[0]!.reference,
      stage: steps.at(-1)!.stage,
      steps: steps.map(toStep),
    }),
  );
}

type Moved =
  | { result: 'moved'; version: number }
  | { result: 'not-found' }
  /** Somebody else moved the person meanwhile. */
  | { result: 'stale' }
  /** An introduction needs the candidate's consent to this employer, in these words. */
  | { result: 'consent-missing' }
  | { result: 'not-introduced' }
  /** Of the step or of the consent: before the person applied, or a day to come. */
  | { result: 'day-refused' };

type Candidate = Pick<Submission, 'id' | 'reference' | 'locale' | 'receivedAt' | 'standing'>;

/**
 * Moves a person along to a role. Somebody who took the submission back, or whose data is
 * restricted, can only be ended.
 */
export async function moveCandidate(
  act: Act,
  { mandateId, submissionId }: { mandateId: string; submissionId: string },
  input: StepInput,
): Promise<Moved> {
  // Locked, so that two steps of one person come one after the other.
  const mandate = await mandateById(act, mandateId, act.dialect.forUpdate);
  const candidate = await candidateOf(act, submissionId);
  if (!mandate || !candidate) return { result: 'not-found' };
  if (candidate.standing !== 'usable' && input.stage !== 'ended') return { result: 'not-found' };
  const before = await candidacyOf(act, mandateId, submissionId);
  if ((before?.version ?? 0) !== input.version) return { result: 'stale' };
  // Nobody consents to be introduced before they applied. The day on which the mandate was
  // entered is no bound: what happened before that is recorded with its true day.
  const days = [input.on, ...(input.consent ? [input.consent.on] : [])];
  const applied = officeDay(catalogue().firm, candidate.receivedAt);
  if (days.some((one) => one < applied) || input.on > officeDay(catalogue().firm, act.now)) {
    return { result: 'day-refused' };
  }
  if (input.stage === 'introduced' && !isAsked(input, mandate, candidate)) {
    return { result: 'consent-missing' };
  }
  if (stagesAfterIntroduction.includes(input.stage) && !before?.introduced) {
    return { result: 'not-introduced' };
  }
  const version = input.version + 1;
  await write(act, { mandateId, submissionId, version }, input);
  if (input.stage === 'placed') {
    const { model } = mandate.facts;
    await followPlacement(act, mandateId, submissionId, { model, placedOn: input.on });
  }
  await recordPlacements(act, placedOf([submissionId]));
  await audit(act, mandateId, candidate, input);
  await touchSubmission(act, submissionId, act.now);
  return { result: 'moved', version };
}

/** Before the introduction, with the words of the desk about this employer and this role. */
function isAsked(
  { consent, on }: StepInput,
  { facts }: StoredMandate,
  { locale }: Candidate,
): boolean {
  if (!consent || consent.on > on) return false;
  return (
    consent.locale === locale &&
    consent.words === introductionConsent(catalogue().firm, locale, facts)
  );
}

async function candidateOf({ all }: Statements, id: string): Promise<Candidate | undefined> {
  const [row] = await all<Candidate>(
    `select s.id, s.reference, s.locale, s.received_at, ${standingColumn}
      from submission s where s.id = $1 and s.quarantined_for is null
        and s.kind <> 'employer-brief' and ${isOf(anyStanding)}`,
    [id],
  );
  return row;
}

async function candidacyOf({ all }: Statements, mandateId: string, submissionId: string) {
  const [row] = await all<{ version: number; introduced: number }>(
    `select version, (select count(*) from candidacy_step t where t.mandate_id = c.mandate_id
        and t.submission_id = c.submission_id and t.stage = 'introduced') as introduced
      from candidacy c where mandate_id = $1 and submission_id = $2`,
    [mandateId, submissionId],
  );
  return row;
}

async function write(
  act: Act,
  {
    mandateId,
    submissionId,
    version,
  }: { mandateId: string; submissionId: string; version: number },
  { stage, on, note, consent }: StepInput,
) {
  await act.all(
    `insert into candidacy (mandate_id, submission_id, stage, since, version)
      values ($1, $2, $3, $4, $5)
      on conflict (mandate_id, submission_id) do update set stage = $3, since = $4, version = $5`,
    [mandateId, submissionId, stage, on, version],
  );
  const given = stage === 'introduced' &&
    consent && { ...consent, hash: hashOfWords(consent.words) };
  await act.all(
    `insert into candidacy_step (mandate_id, submission_id, number, stage, happened_on,
        recorded_by, recorded_at, note, consent)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      mandateId,
      submissionId,
      version,
      stage,
      on,
      act.by.name,
      act.now,
      note,
      given ? JSON.stringify(given) : null,
    ],
  );
}

/** The notes of steps that were recorded before a time. Returns how many they were. */
export async function deleteStepNotes({ all }: Act, before: number): Promise<number> {
  const rows = await all<{ submissionId: string }>(
    `update candidacy_step set note = '' where note <> '' and recorded_at < $1
      returning submission_id`,
    [before],
  );
  return rows.length;
}

/** Of the words of a consent, kept beside them. */
export function hashOfWords(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}

/** In the history of both. The log names a reference, which names nobody. */
async function audit(
  act: Act,
  mandateId: string,
  { id, reference }: Candidate,
  { stage, on }: { stage: Stage; on: string },
) {
  const action = 'candidate-moved';
  const details = facts`${stage} on ${aDay(on)}`;
  await act.recordAll([
    {
      action,
      subject: { type: 'mandate', id: mandateId },
      details: facts`${aReference(reference)}: ${details}`,
    },
    { action, subject: { type: 'submission', id }, details },
  ]);
}
