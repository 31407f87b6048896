import { deliverySteps, filledAt } from './delivery-steps.ts';
import type { Fill } from './make-release-store.ts';

/**
 * Version 15: documents with drafts, one of them scheduled, and an image; submissions whose
 * applications name their vacancy; an answer that is sent, one that waits and one that is a draft.
 */
export const fillfdbc2f5: Fill = async (load, dataDir) => {
  const { openStore } = await load('server/db/open-store.ts');
  const { statusLinksOf } = await load('server/submissions/status-links.ts');
  const { planWith } = await load('server/channels/channels.ts');
  const { testChannels } = await load('tests/support/deliveries/channels.ts');
  const { seedStore } = await load('server/documents/seed-store.ts');

  const db = await openStore({ dataDir, databaseUrl: undefined });
  const planTasks = planWith(testChannels(db, {}, { mail: { staff: 'desk@firm.example' } }));
  const withoutStaff = planWith(testChannels(db, {}));
  await seedStore(db, 'store', filledAt);
  const people = await addPeople(load, db);
  await changeVacancies(load, db, { planTasks, by: people.ada });
  await changeWebsite(load, db, { planTasks, by: people.ada });
  const submissions = await addSubmissions(load, db, { planTasks, withoutStaff });
  await work(load, db, { planTasks, people, submissions });

  const { tokenOf } = await statusLinksOf(db);
  const rows = await db.all('select id, reference, link_version as "linkVersion" from submission');
  const links = Object.fromEntries(
    rows.map((row: { reference: string }) => [row.reference, tokenOf(row)]),
  );
  await db.close();
  return { links };
};

type Load = Parameters<Fill>[0];
// Code of another release has no types here.
type Released = any;
type Person = { id: string; name: string };
type People = Record<'ada' | 'ben', Person>;

/** What was meant to be stored and was refused would be missing in every test. */
async function done(act: Promise<Released>): Promise<Released> {
  const result = await act;
  if (result.outcome === 'refused') throw new Error(JSON.stringify(result));
  return result;
}

async function addPeople(load: Load, db: Released): Promise<People> {
  const { invitePerson, removePerson } = await load('server/people/people.ts');
  const { useInvitation } = await load('server/people/invitations.ts');
  const { addPasskey } = await load('server/people/passkeys.ts');
  const { startSession } = await load('server/people/desk-sessions.ts');
  const by = { id: null, name: 'command' };
  const add = async (name: string, role: string) => {
    const person = { name, role, email: `${name.split(' ')[0]!.toLowerCase()}@firm.example` };
    const { id, token } = await invitePerson(db, { person, by, now: filledAt });
    await useInvitation(db, token, id, filledAt + 1_000);
    const publicKey = Buffer.alloc(77, name);
    const key = { id: `key-of-${id}`, personId: id, label: 'Laptop', publicKey, counter: 3 };
    await addPasskey(db, { ...key, transports: ['internal'] }, filledAt + 1_000);
    await startSession(db, id, filledAt + 2_000);
    return { id, name };
  };
  const people = {
    ada: await add('Ada Lindt', 'administrator'),
    ben: await add('Ben Ortiz', 'consultant'),
  };
  const { id } = await add('Cem Aydin', 'consultant');
  await removePerson(db, { id, by: people.ada, now: filledAt + 3_000 });
  return people;
}

/** One renamed, one closed, one with a draft, one that is a draft alone. */
async function changeVacancies(load: Load, db: Released, { planTasks, by }: Released) {
  const { saveVacancies } = await load('server/vacancies/save-vacancies.ts');
  const { storedVacancies } = await load('server/vacancies/vacancies.ts');
  const { saveDraft } = await load('server/documents/save-draft.ts');
  const { close } = await load('server/vacancies/change-state.ts');
  const [first, second, third] = await storedVacancies(db);
  const settings = { by, now: filledAt + 4_000, planTasks };
  const basedOn = ({ id, version }: Released) => ({ id, version });
  const renamed = { ...first.vacancy, slug: `${first.vacancy.slug}-renamed` };
  const closed = close(second.vacancy, new Date(filledAt));
  await done(saveVacancies(db, [{ vacancy: renamed, basedOn: basedOn(first) }], settings));
  await done(saveVacancies(db, [{ vacancy: closed, basedOn: basedOn(second) }], settings));
  const { slug, ...content } = third.vacancy;
  const acting = { now: filledAt + 5_000, planTasks, content: 'store' };
  const drafts = [
    { id: third.id, version: third.version, content, address: slug },
    {
      id: 'a-new-role',
      version: 0,
      content: { en: { title: 'Unfinished' } },
      address: 'unfinished',
    },
  ];
  for (const { id, ...given } of drafts) {
    await done(saveDraft(db, by, { kind: 'vacancy', id }, given, acting));
  }
}

/** A person with a portrait, published and edited again; an unfinished page; a scheduled firm. */
async function changeWebsite(load: Load, db: Released, { planTasks, by }: Released) {
  const { storeImage } = await load('server/documents/images/store-image.ts');
  const { anImage } = await load('tests/factories/images.ts');
  const { aPerson } = await load('tests/factories/documents-of-the-firm.ts');
  const { documentDetail } = await load('server/documents/read-documents.ts');
  const { saveDraft } = await load('server/documents/save-draft.ts');
  const { publishDraft } = await load('server/documents/publish.ts');
  const portrait = await storeImage(db, by, await anImage({ width: 240, height: 240 }), filledAt);
  const acting = { now: filledAt + 6_000, planTasks, content: 'store' };
  const versionOf = async (key: Released) => (await documentDetail(db, key))?.version ?? 0;
  const draft = async (key: Released, content: Released) =>
    done(saveDraft(db, by, key, { content, version: await versionOf(key) }, acting));
  const publish = async (key: Released, from?: number) =>
    done(publishDraft(db, by, key, { version: await versionOf(key), from }, acting));
  const contentOf = async (key: Released) =>
    structuredClone((await documentDetail(db, key)).published.content);

  const anna = { kind: 'person', id: 'anna-keller' };
  await draft(anna, aPerson({ portrait }));
  await publish(anna);
  await draft(anna, aPerson({ portrait, name: 'Anna Keller-Roth' }));
  const about = { kind: 'page', id: 'about' };
  const page = await contentOf(about);
  page.de.hero.heading = '';
  await draft(about, page);
  const company = { kind: 'company', id: 'main' };
  await draft(company, { ...(await contentOf(company)), legalName: 'Northgauge Partners Ltd' });
  await publish(company, filledAt + 10 * 24 * 60 * 60_000);
  const answer = { kind: 'answer', id: 'application-talk' };
  const template = await contentOf(answer);
  template.en.markdown = 'Thank you for applying for {role}. Shall we talk?';
  await draft(answer, template);
  await publish(answer);
}

async function addSubmissions(
  load: Load,
  db: Released,
  { planTasks, withoutStaff }: Released,
): Promise<Released> {
  const { forms } = await load('domain/forms/forms.ts');
  const { aNewSubmission, aFile } = await load('tests/factories/new-submission.ts');
  const { aSubmission } = await load('tests/factories/submissions.ts');
  const { realDocuments } = await load('tests/factories/corpus.ts');
  const { saveSubmission } = await load('server/submissions/save-submission.ts');
  const { recordDestinations } = await load('server/deliveries/destinations.ts');
  const { claimDue, settleAttempt } = await load('server/deliveries/claim-tasks.ts');
  const kinds = forms.map(({ kind }: { kind: string }) => ({
    channel: 'webhook',
    key: kind,
    host: 'hooks.firm.example',
    fingerprint: 'of an address',
  }));
  const smtp = { channel: 'mail', key: 'smtp', host: 'smtp.firm.example:587', fingerprint: 'a' };
  await recordDestinations(db, [...kinds, smtp], filledAt);

  const submissions: Released = {};
  let at = filledAt;
  const attempt = async (queue: object, { next, status, failure }: Released) => {
    const lease = { lease: 'a server that died', leaseUntil: at + 60 * 60_000 };
    const [claim] = await claimDue(db, { ...queue, now: at, limit: 1, ...lease });
    if (!next) return;
    const settlement = { next: next(at), attempts: claim.task.attempts + 1, wakeable: true };
    await settleAttempt(db, claim, settlement, { startedAt: at, durationMs: 12, status, failure });
  };
  for (const { kind, file: slot } of forms) {
    for (const [nth, { name, suspicion, steps }] of deliverySteps.entries()) {
      at += 60_000;
      const email = `${kind}.${name}@example.com`;
      const sender = { [kind === 'employer-brief' ? 'yourEmail' : 'email']: email };
      const { filename, bytes } = realDocuments[nth];
      const submission = aNewSubmission({
        kind,
        fields: aSubmission[kind](sender),
        locale: name === 'waiting' ? 'de-CH' : 'en-GB',
        suspicion,
        file: slot && aFile({ field: slot.field, ...(nth < 2 && { filename, bytes }) }),
        // One application came in by its fields alone, as those of earlier versions.
        ...(kind === 'job-application' &&
          nth > 0 && { vacancy: 'ai-governance-lead-remote-europe' }),
      });
      const plan = kind === 'employer-brief' ? planTasks : withoutStaff;
      const { id } = await saveSubmission(db, submission, plan, at);
      submissions[`${kind}.${name}`] = { id };
      for (const step of steps) {
        await attempt({ channel: 'webhook', destination: kind }, step);
        if (name !== 'retried') await attempt({ channel: 'mail', destination: 'smtp' }, step);
      }
    }
  }
  return submissions;
}

async function work(
  load: Load,
  db: Released,
  {
    planTasks,
    people,
    submissions,
  }: { planTasks: Released; people: People; submissions: Released },
) {
  const { addNote } = await load('server/submissions/notes.ts');
  const { changeWork } = await load('server/submissions/work.ts');
  const { saveOutcome, releaseOutcome } = await load('server/store/work/outcomes.ts');
  const { withdrawSubmission, correctSubmission, sender } = await load(
    'server/submissions/sender-changes.ts',
  );
  const { eraseSubmission } = await load('server/privacy/erase.ts');
  const { announceOverdue } = await load('server/deliveries/overdue.ts');
  const { claimDue, settleAttempt } = await load('server/deliveries/claim-tasks.ts');
  const now = filledAt + 2 * 60 * 60_000;
  const { ada, ben } = people;

  const answered = ['job-application', 'employer-brief', 'contact-message'];
  for (const kind of answered) {
    const { id } = submissions[`${kind}.delivered`];
    const version = async () =>
      (await db.all('select version from submission where id = $1', [id]))[0].version;
    const change = { owner: ben.id, state: 'in-work' };
    await changeWork(db, { items: [{ id, version: await version() }], change }, { by: ada, now });
    await addNote(db, id, 'Called back, asks for part time.', { by: ben, now });
    const answer = {
      template: '',
      subject: `About ${kind}`,
      text: 'Thank you. We meet on Monday.',
    };
    await saveOutcome(db, id, { version: await version(), ...answer }, { by: ben, now });
    // That of a message stays a draft.
    if (kind === 'contact-message') continue;
    await releaseOutcome(db, id, await version(), { by: ben, now, planTasks });
    // That of a brief waits to be mailed.
    if (kind === 'employer-brief') continue;
    const [{ dueAt }] = await db.all(
      `select next_attempt_at as "dueAt" from task where submission_id = $1 and purpose = 'outcome'`,
      [id],
    );
    await mailOutcome(dueAt);
  }

  const planning = { planTasks };
  await withdrawSubmission(db, sender, submissions['job-application.retried'].id, planning, now);
  const erased = submissions['candidate-registration.abandoned'].id;
  await eraseSubmission(db, sender, erased, planning, now);
  const restricted = submissions['job-application.waiting'].id;
  await db.all(`update submission set locale = 'de-DE' where id = $1`, [restricted]);
  await eraseSubmission(db, sender, restricted, planning, now);
  const email = 'corrected@example.com';
  const corrected = { fields: { email, phone: '+41 44 000 00 00' }, email };
  const changed = submissions['job-application.abandoned'].id;
  await correctSubmission(db, sender, changed, { ...corrected, planTasks }, now);
  await announceOverdue(db, planTasks, now + 24 * 60 * 60_000);

  async function mailOutcome(at: number) {
    const claims = await claimDue(db, {
      channel: 'mail',
      destination: 'smtp',
      now: at,
      limit: 100,
      lease: 'a server that sends',
      leaseUntil: at + 60_000,
    });
    for (const claim of claims) {
      const isAnswer = claim.task.purpose === 'outcome';
      const next = isAnswer
        ? { state: 'delivered', at }
        : { state: 'waiting', nextAttemptAt: at, lastFailure: 'HTTP 500' };
      const record = { startedAt: at, durationMs: 9, status: null, failure: isAnswer ? null : 'x' };
      const settlement = { next, attempts: claim.task.attempts + 1, wakeable: true };
      await settleAttempt(db, claim, settlement, record);
    }
  }
}
