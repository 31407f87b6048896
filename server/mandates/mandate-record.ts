import { type Act } from '#server/db/act.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Stage, CandidacyStep } from '#domain/mandates/mandate.ts';
import type { Statements } from '#server/db/db.ts';
import { shown } from '#server/submissions/standing.ts';
import { inboxRowsOf } from '#server/submissions/inbox-row.ts';
import { type Revision, vacancyRevisions } from '#server/vacancies/vacancies.ts';
import { stepsOfMandate } from './candidacies.ts';
import { datesOf } from './mandate-dates.ts';
import { placementsLeftOf } from './placements.ts';
import { mandateById, type StoredMandate } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

/**
 * What an agency must be able to show of a mandate: its adverts and who allowed them, its
 * introductions with their consents, and its days. The keys are for people. The private sheet is not
 * part of it.
 */
export async function exportMandate(act: Act, id: string): Promise<object | undefined> {
  const mandate = await mandateById(act, id);
  if (!mandate) return undefined;
  const subject = { type: 'mandate', id } as const;
  await act.record('mandate-exported', subject);
  return {
    'Record of a mandate, made at': new Date(act.now).toISOString(),
    Mandate: mandateOf(mandate),
    'Authority to advertise': authorityOf(mandate),
    Adverts: mandate.vacancyId ? await advertsOf(act, mandate.vacancyId) : [],
    People: await peopleOf(act, id),
    Dates: (await datesOf(act, id)).map(({ kind, name, day, done }) => ({
      What: name || kind,
      Day: day,
      Settled: done,
    })),
  };
}

function mandateOf({ facts, createdAt }: StoredMandate) {
  return {
    Employer: facts.employer,
    Role: facts.role,
    State: facts.state,
    'Opened on': officeDay(catalogue().firm, createdAt),
    'Hiring model': facts.model ?? '',
    Fee: facts.fee,
    Contacts: facts.contacts.map(({ name, role, email, phone }) => ({
      Name: name,
      'Job title': role,
      Email: email,
      Telephone: phone,
    })),
    'Promised for': facts.promisedOn ?? '',
    'Ordered on': facts.orderedOn ?? '',
    Plan: facts.plan.map(({ name, on }) => ({ What: name, Day: on })),
    Notes: facts.notes,
  };
}

function authorityOf({ facts: { authority } }: StoredMandate) {
  if (!authority) return null;
  const { by, on, source } = authority;
  return { 'Given by': by, 'Given on': on, Source: source };
}

/** Every published revision with the time for which it was the published one. */
async function advertsOf(statements: Statements, vacancyId: string) {
  const revisions: Revision[] = [];
  for await (const one of vacancyRevisions(statements, vacancyId)) revisions.unshift(one);
  return revisions.map((one, at) => ({
    Revision: one.revision,
    'Published at': new Date(one.changedAt).toISOString(),
    'Published by': one.changedBy,
    'Replaced at': revisions[at + 1] ? new Date(revisions[at + 1]!.changedAt).toISOString() : '',
    Content: storedFields(one),
  }));
}

/**
 * Who is on the way, and who was placed and whose submission is gone. Of somebody whose data is
 * restricted there is neither name nor note.
 */
async function peopleOf(statements: Statements, mandateId: string) {
  const ways = await stepsOfMandate(statements, mandateId, shown);
  const rows = await inboxRowsOf(
    statements,
    ways.map(({ submissionId }) => submissionId),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const left = await placementsLeftOf(statements, mandateId);
  return [
    ...left.map(({ reference, name, restricted, model, fee, steps }) => ({
      Reference: reference,
      Name: restricted ? '' : name,
      ...(restricted && { 'Out of use': 'Erasure was asked for' }),
      Stands: stageNames.placed,
      Terms: { 'Hiring model': model ?? '', Fee: fee },
      Steps: steps.map((step) => stepOf({ ...step, note: '' })),
    })),
    ...ways.map(({ submissionId, reference, stage, steps }) => ({
      Reference: reference,
      Name: names.get(submissionId) ?? '',
      Stands: stageNames[stage],
      Steps: steps.map(stepOf),
    })),
  ];
}

function stepOf({ stage, on, by, at, note, consent }: CandidacyStep) {
  return {
    Step: stageNames[stage],
    Day: on,
    'Recorded by': by,
    'Recorded at': new Date(at).toISOString(),
    Note: note,
    ...(consent && {
      'Consent to this employer': {
        Words: consent.words,
        'SHA-256 of the words': consent.hash,
        Language: consent.locale,
        'Given by': consent.how,
        'Given on': consent.on,
      },
    }),
  };
}

const stageNames: Record<Stage, string> = {
  considered: 'Considered',
  introduced: 'Introduced',
  interview: 'Interview',
  placed: 'Placed',
  ended: 'Ended',
};
