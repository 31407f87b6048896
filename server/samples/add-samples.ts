import { createHash } from 'node:crypto';
import { catalogue } from '#content/catalogue.server.ts';
import { locales } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { checkSubmission } from '#domain/forms/check-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import { askedFields } from '#domain/forms/define-form.ts';
import { extensionOf, fileTypes, type FileTypeName } from '#domain/forms/file-type.ts';
import { formOf } from '#domain/forms/forms.ts';
import { mandateSchema } from '#domain/mandates/mandate.ts';
import type { WorkState } from '#domain/submissions/work.ts';
import type { Act } from '#server/db/act.ts';
import { type Actor, facts } from '#server/db/audit.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { changeMandate, openFromBrief } from '#server/mandates/change-mandate.ts';
import { mandateById, privateSheetOf } from '#server/mandates/read-mandates.ts';
import { eraseIn } from '#server/privacy/erase.ts';
import { shownConsents } from '#server/submissions/consents.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { sender, withdrawSubmission } from '#server/submissions/sender-changes.ts';
import type { NewSubmission, SubmittedFile } from '#server/submissions/submission.ts';
import { addNote, changeWork } from '#server/submissions/work.ts';
import { releaseIn } from '#server/threads/answers.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { applyToVacancy } from '#server/vacancies/apply-to-vacancy.ts';
import { fits, type FittingVacancy, storedVacancies } from '#server/vacancies/vacancies.ts';
import { introductionConsent } from '#words/consent-words.ts';
import {
  sampleDay,
  sampleInstant,
  sampleColleagues,
  type SampleEvent,
  type SampleFixture,
  type SampleMandate,
  type SampleSubmission,
} from './sample-fixture.ts';

/** By the acts of the site and of the desk, each at its time and by who does it. */
type Happening = { at: number; by: Actor; happen(act: Act): Promise<void> };

type Told = {
  fixture: SampleFixture;
  roles: readonly FittingVacancy[];
  /** When they are added. */
  now: number;
  /** What is stored of each submission, by its name, from when it was sent. */
  stored: Map<string, { id: string; submission: NewSubmission }>;
};

/**
 * Stores samples by living through them. Nothing about them is planned, and nothing enters the audit
 * log, which tells of what people did. `leftOut` names those that the forms, the editions or the
 * roles of this firm do not take.
 */
export async function addSamples(
  act: Act,
  fixture: SampleFixture,
): Promise<{ added: number; leftOut: string[] }> {
  const roles = (await storedVacancies(act)).filter(fits);
  const told: Told = { fixture, roles, now: act.now, stored: new Map() };
  const taken = fixture.submissions.flatMap((sample) => {
    const submission = submissionOf(sample, told);
    return submission ? [{ sample, submission }] : [];
  });
  const names = new Set(taken.map(({ sample }) => sample.name));
  const mandates = fixture.mandates.filter(({ brief }) => names.has(brief));
  const story = [
    ...taken.flatMap(({ sample, submission }) => storyOf(sample, submission, told)),
    ...mandates.flatMap((mandate) => storyOfMandate(mandate, names, told)),
  ];
  const people = Object.values(sampleColleagues);
  for (const { id, name } of people) {
    await act.all(
      `insert into person (id, name, role, created_at) values ($1, $2, 'consultant', $3)`,
      [id, name, act.now],
    );
  }
  for (const { at, by, happen } of story.toSorted((one, other) => one.at - other.at)) {
    await happen({ ...act, by, now: at, ...silently });
  }
  // From now on they cannot sign in, and the first start still finds nobody at the desk.
  for (const { id } of people) {
    await act.all('update person set removed_at = $2 where id = $1', [id, act.now]);
  }
  const subject = { type: 'store', id: 'samples' } as const;
  await act.record('samples-added', subject, facts`${taken.length} submissions`);
  const leftOut = fixture.submissions.map(({ name }) => name).filter((name) => !names.has(name));
  return { added: taken.length, leftOut };
}

/** An act of which nobody is told and nothing is recorded. */
const silently = { record: async () => {}, recordAll: async () => {}, plan: async () => {} };

/** As the intake makes it of what a visitor sends; undefined where it would refuse that. */
function submissionOf(sample: SampleSubmission, told: Told): NewSubmission | undefined {
  const { firm, company } = catalogue();
  const { form: kind, edition: locale, role: slug } = sample;
  if (!locales(firm).includes(locale)) return undefined;
  const form = formOf(kind);
  const ticked = askedFields(form).flatMap(([field, { type, required }]) =>
    type === 'consent' && required ? [[field, 'true']] : [],
  );
  const sent = { ...Object.fromEntries(ticked), ...sample.fields };
  const file = sample.file && fileOf(sample.file, form.file?.field ?? '', told.fixture);
  const received = file ? { name: file.filename, type: file.type, size: file.size } : undefined;
  const vacancies = told.roles.map(({ vacancy }) => vacancy);
  const { fields, issues, vacancy } = applyToVacancy(form, vacancies, { slug, locale }, sent);
  const completed = completeFields(form, fields, {
    now: new Date(sampleInstant(firm, told.now, sample.sent)),
    file: received,
    termsVersion: company.termsVersion,
  });
  const checked = checkSubmission(firm, form, completed, received);
  if (issues.length > 0 || !checked.ok) return undefined;
  const { values } = checked;
  const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
  return {
    kind,
    locale,
    fields: values,
    consents: shownConsents({ kind, locale, fields: values }),
    email: values[form.sender.email] ?? '',
    ...(vacancy !== undefined && { vacancy }),
    ...(file && { file }),
    ...(sample.suspicion && { suspicion: sample.suspicion }),
    fingerprint,
    idempotencyKey: `content:sample:${sample.name}`,
  };
}

function fileOf(filename: string, field: string, { bytesOf }: SampleFixture): SubmittedFile {
  const bytes = bytesOf(filename);
  const type = fileTypes[extensionOf(filename) as FileTypeName][0];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { field, filename, type, size: bytes.length, sha256, bytes };
}

function storyOf(sample: SampleSubmission, submission: NewSubmission, told: Told): Happening[] {
  const { firm } = catalogue();
  const at = (moment: string) => sampleInstant(firm, told.now, moment);
  const received: Happening = {
    at: at(sample.sent),
    by: sender,
    happen: async (act) => {
      const saved = await saveSubmission(act, submission);
      if (saved.outcome !== 'stored') throw impossible(sample.name, saved.outcome);
      await act.all('update submission set sample = 1 where id = $1', [saved.id]);
      told.stored.set(sample.name, { id: saved.id, submission });
    },
  };
  const events = sample.events.map((event): Happening => ({
    at: at(event.at),
    by: 'by' in event ? sampleColleagues[event.by] : sender,
    happen: async (act) => {
      const result = await carryOut(act, told.stored.get(sample.name)!.id, event, told);
      if (result !== 'done') throw impossible(`${sample.name}, ${event.at}`, result);
    },
  }));
  return [received, ...events];
}

/** `done`, or what the act answers instead. */
async function carryOut(act: Act, id: string, event: SampleEvent, told: Told): Promise<string> {
  if ('note' in event) {
    const by = sampleColleagues[event.by];
    const note = await addNote({ ...act, by }, id, { text: event.note, key: event.at });
    return note ? 'done' : 'no note';
  }
  if ('answer' in event) {
    const { answer: text, subject, at: key } = event;
    const { result } = await releaseIn(act, id, { key, template: '', subject, text });
    return result === 'released' ? 'done' : result;
  }
  if ('reply' in event) {
    const file = event.file === undefined ? undefined : fileOf(event.file, 'file', told.fixture);
    const replied = await receiveReply(act, id, { key: event.at, text: event.reply, file });
    return replied === 'stored' ? 'done' : replied;
  }
  if ('sender' in event) {
    if (event.sender === 'withdraws') {
      return (await withdrawSubmission(act, id)) ? 'done' : 'not withdrawn';
    }
    const erased = await eraseIn(act, id);
    return erased === 'restricted' ? 'done' : erased;
  }
  const [row] = await act.all<{ version: number }>('select version from submission where id = $1', [
    id,
  ]);
  const items = [{ id, version: row!.version }];
  const changed = await changeWork(act, { items, change: changeOf(event, told) });
  if (typeof changed === 'string') return changed;
  return changed.changed.length === 1 ? 'done' : 'stale';
}

type WorkEvent = Extract<
  SampleEvent,
  { takes: boolean } | { state: WorkState } | { due: string } | { tags: string[] }
>;

function changeOf(event: WorkEvent, { now }: Told) {
  if ('due' in event) return { dueAt: sampleInstant(catalogue().firm, now, event.due) };
  if ('tags' in event) return { tags: event.tags };
  if ('state' in event) return { state: event.state };
  return { owner: event.takes ? sampleColleagues[event.by].id : null };
}

/** A mandate is opened from its brief, its candidates move along, and it may have ended. */
function storyOfMandate(
  { brief, role, by: owner, opened, facts, ended, candidates }: SampleMandate,
  names: ReadonlySet<string>,
  { roles, now, stored }: Told,
): Happening[] {
  const { firm } = catalogue();
  const at = (moment: string) => sampleInstant(firm, now, moment);
  const by = sampleColleagues[owner];
  let mandateId = '';
  const change = async (act: Act, given: object) => {
    const { version, facts: before } = (await mandateById(act, mandateId))!;
    const privateSheet = await privateSheetOf(act, mandateId);
    const changed = mandateSchema.parse({ ...before, privateSheet, ...given });
    const result = await changeMandate(act, mandateId, { version, facts: changed, owner: by.id });
    if (result !== 'changed') throw impossible(`mandate of ${brief}`, result);
  };
  const happenings: Happening[] = [
    {
      at: at(opened),
      by,
      happen: async (act) => {
        const advert = roles.find(({ slug }) => slug === role)?.id;
        const made = await openFromBrief(act, stored.get(brief)!.id, advert);
        if (made.result !== 'opened') throw impossible(`mandate of ${brief}`, made.result);
        mandateId = made.id;
        const plan = facts.plan.map(({ name, on }) => ({ name, on: sampleDay(firm, now, on) }));
        await change(act, { ...facts, plan });
      },
    },
  ];
  for (const { who, steps } of candidates.filter(({ who }) => names.has(who))) {
    for (const [version, { at: moment, stage, note, how }] of steps.entries()) {
      const happen = async (act: Act) => {
        const { id: submissionId, submission } = stored.get(who)!;
        const { locale } = submission;
        const mandate = (await mandateById(act, mandateId))!;
        const on = officeDay(firm, act.now);
        const words = introductionConsent(firm, locale, mandate.facts);
        const consent = how && { words, locale, how, on };
        const step = { version, stage, on, note, ...(consent && { consent }) };
        const { result } = await moveCandidate(act, { mandateId, submissionId }, step);
        if (result !== 'moved') throw impossible(`${who}, ${moment}, ${stage}`, result);
      };
      happenings.push({ at: at(moment), by, happen });
    }
  }
  if (ended) {
    const happen = (act: Act) => change(act, { state: ended.state });
    happenings.push({ at: at(ended.at), by, happen });
  }
  return happenings;
}

function impossible(what: string, result: string): Error {
  return new Error(`The sample ${what} cannot have happened: ${result}.`);
}
