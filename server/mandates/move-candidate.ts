import { type Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { stagesAfterIntroduction, type Stage, type StepInput } from '#domain/mandates/candidacy.ts';
import { consentWords } from '#words/consent-words.ts';
import { aDay, aReference, facts, recordAudits } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { anyStanding, isOf, standingColumn, type Standing } from '#server/submissions/standing.ts';
import { touchSubmission } from '#server/submissions/work.ts';
import { followPlacement } from './mandate-dates.ts';
import { mandateById, type StoredMandate } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

export type Moved =
  | { result: 'moved'; version: number }
  | { result: 'not-found' }
  /** Somebody else moved the person meanwhile. */
  | { result: 'stale' }
  /** An introduction needs the candidate's consent to this employer, in these words. */
  | { result: 'consent-missing' }
  | { result: 'not-introduced' }
  /** Of the step or of the consent: before the person applied, or a day to come. */
  | { result: 'day-refused' };

type Candidate = {
  id: string;
  reference: string;
  locale: Locale;
  receivedAt: number;
  standing: Standing;
};

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
    consent.locale === locale && consent.words === consentWords(catalogue().firm, locale, facts)
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
  const given = stage === 'introduced' && consent && { ...consent, hash: hashOf(consent.words) };
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

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}

/** In the history of both. The log names a reference, which names nobody. */
async function audit(
  act: Act,
  mandateId: string,
  { id, reference }: Candidate,
  { stage, on }: { stage: Stage; on: string },
) {
  const step = { at: act.now, by: act.by, action: 'candidate-moved' } as const;
  await recordAudits(act, [
    {
      ...step,
      subject: { type: 'mandate', id: mandateId },
      details: facts`${aReference(reference)}: ${stage} on ${aDay(on)}`,
    },
    { ...step, subject: { type: 'submission', id }, details: facts`${stage} on ${aDay(on)}` },
  ]);
}
