import { deliverySteps, filledAt } from './delivery-steps.ts';
import type { Fill } from './make-release-store.ts';

/** Version 8: every table has rows, and those of submissions have every state. */
export const fill759a42c: Fill = async (load, dataDir) => {
  const { openStore } = await load('server/store/open-store.ts');
  const { runCommand } = await load('server/cli/run-command.ts');
  const { statusLinksOf } = await load('server/store/status-links.ts');
  const { planWith } = await load('server/channels/channels.ts');
  const { testChannels } = await load('tests/support/channels.ts');
  const config = () => ({ dataDir, databaseUrl: undefined });
  await runCommand(['sample'], { config, now: () => filledAt, write: () => {} });

  const db = await openStore(config());
  const planTasks = planWith(testChannels(db, {}, { mail: { staff: 'desk@firm.example' } }));
  const withoutStaff = planWith(testChannels(db, {}));
  const people = await addPeople(load, db);
  const submissions = await addSubmissions(load, db, { planTasks, withoutStaff });
  await work(load, db, { planTasks, people, submissions });
  await addVacancies(load, db, planTasks);
  const brief = await addRest(load, db, people);

  const { tokenOf } = await statusLinksOf(db);
  const rows = await db.all(
    'select id, reference, link_version as "linkVersion" from submission where sample = 0',
  );
  const links = Object.fromEntries(
    rows.map((row: { reference: string }) => [row.reference, tokenOf(row)]),
  );
  const ended = tokenOf({ id: submissions['contact-message.delivered'].id, linkVersion: 1 });
  await db.close();
  return { links, ended, brief };
};

type Load = Parameters<Fill>[0];
// Code of another release has no types here.
type Released = any;
type People = Record<'ada' | 'ben', { id: string; name: string }>;

async function addPeople(load: Load, db: Released): Promise<People> {
  const { invitePerson, removePerson } = await load('server/store/people.ts');
  const { useInvitation } = await load('server/store/invitations.ts');
  const { addPasskey } = await load('server/store/passkeys.ts');
  const { startSession } = await load('server/store/desk-sessions.ts');
  const by = { id: null, name: 'command' };
  const add = async (name: string, role: string) => {
    const person = { name, role, email: `${name.split(' ')[0]!.toLowerCase()}@firm.example` };
    const { id, token } = await invitePerson(db, { person, by, now: filledAt });
    await useInvitation(db, token, id, filledAt + 1_000);
    const publicKey = Buffer.alloc(77, name);
    const key = { id: `key-of-${id}`, personId: id, label: 'Laptop', publicKey, counter: 3 };
    await addPasskey(db, { ...key, transports: ['internal', 'usb'] }, filledAt + 1_000);
    await startSession(db, id, filledAt + 2_000);
    return { id, name };
  };
  const people = {
    ada: await add('Ada Lindt', 'administrator'),
    ben: await add('Ben Ortiz', 'consultant'),
  };
  const { id } = await add('Cem Aydin', 'consultant');
  await removePerson(db, { id, by: people.ada, now: filledAt + 3_000 });
  const person = { name: 'Dora Invited', role: 'consultant' };
  await invitePerson(db, { person, by: people.ada, now: filledAt + 3_000 });
  return people;
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
  const { saveSubmission } = await load('server/store/save-submission.ts');
  const { submissionById } = await load('server/store/read-submissions.ts');
  const { recordDestinations } = await load('server/store/destinations.ts');
  const { claimDue, settleAttempt } = await load('server/store/claim-tasks.ts');
  const kinds = forms.map(({ kind }: { kind: string }) => ({
    channel: 'webhook',
    key: kind,
    host: 'hooks.firm.example',
  }));
  const smtp = { channel: 'mail', key: 'smtp', host: 'smtp.firm.example:587' };
  await recordDestinations(db, [...kinds, smtp], filledAt);

  const submissions: Released = {};
  let at = filledAt;
  const attempt = async (queue: object, { next, status, failure }: Released) => {
    const lease = { lease: 'a server that died', leaseUntil: at + 60 * 60_000 };
    const [claim] = await claimDue(db, { ...queue, now: at, limit: 1, ...lease });
    if (!next) return;
    const settlement = { next: next(at), attempts: claim.task.attempts + 1, wakeable: true };
    const record = { startedAt: at, durationMs: 12, status, failure };
    await settleAttempt(db, claim, settlement, record);
  };
  for (const { kind, file: slot } of forms) {
    for (const [nth, { name, suspicion, steps }] of deliverySteps.entries()) {
      at += 60_000;
      const email = `${kind}.${name}@example.com`;
      const fields = aSubmission[kind]({
        [kind === 'employer-brief' ? 'yourEmail' : 'email']: email,
      });
      const locale = name === 'waiting' ? 'de-CH' : 'en-GB';
      const { filename, bytes } = realDocuments[nth];
      const file = slot && aFile({ field: slot.field, ...(nth < 3 && { filename, bytes }) });
      const submission = aNewSubmission({ kind, fields, locale, suspicion, file });
      // Its address was configured later, and the test has half the mails to send.
      const plan = kind === 'employer-brief' ? planTasks : withoutStaff;
      const { id } = await saveSubmission(db, submission, plan, at);
      submissions[`${kind}.${name}`] = await submissionById(db, id);
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
  const { addNote } = await load('server/store/notes.ts');
  const { changeWork } = await load('server/store/work.ts');
  const { saveOutcome, releaseOutcome } = await load('server/store/outcomes.ts');
  const { withdrawSubmission, correctSubmission } = await load('server/store/sender-changes.ts');
  const { restrictSubmission, eraseSubmission } = await load('server/store/restrict-submission.ts');
  const { renewLinks } = await load('server/store/renew-links.ts');
  const { announceOverdue } = await load('server/store/overdue.ts');
  const { startViewing } = await load('server/store/viewers.ts');
  const { cancel } = await load('server/store/tasks.ts');
  const day = 24 * 60 * 60_000;
  const now = filledAt + 2 * 60 * 60_000;
  const { ada, ben } = people;

  const kindsInWork = ['job-application', 'contact-message'];
  for (const kind of kindsInWork) {
    const { id } = submissions[`${kind}.delivered`];
    const version = async () =>
      (await db.all('select version from submission where id = $1', [id]))[0].version;
    const change = { owner: ben.id, state: 'in-work' };
    await changeWork(db, { items: [{ id, version: await version() }], change }, { by: ada, now });
    await addNote(db, id, 'Called back, asks for part time.', { by: ben, now });
    const answer = { template: '', subject: 'Your message', text: 'Thank you. We meet on Monday.' };
    await saveOutcome(db, id, { version: await version(), ...answer }, { by: ben, now });
    if (kind === 'contact-message') continue;
    await releaseOutcome(db, id, await version(), { by: ben, now, planTasks });
    await startViewing(db, id, ada.id, now);
  }

  const ofSender = (name: string) => {
    const { id, kind } = submissions[name];
    return { submissionId: id, kind, now };
  };
  await withdrawSubmission(db, ofSender('job-application.retried'), planTasks);
  const deleteAt = now + 180 * day;
  const restricted = { ...ofSender('candidate-registration.delivered'), deleteAt };
  await restrictSubmission(db, restricted, planTasks);
  await eraseSubmission(db, ofSender('candidate-registration.abandoned'), planTasks);
  const email = 'corrected@example.com';
  const corrected = { fields: { email, phone: '+41 44 000 00 00' }, email };
  await correctSubmission(db, ofSender('job-application.abandoned'), corrected, planTasks);
  await renewLinks(db, 'contact-message.delivered@example.com', planTasks, now);
  await announceOverdue(db, planTasks, now + day);
  const [waiting] = await db.all(
    `select id from task where submission_id = $1 and channel = 'webhook'`,
    [submissions['employer-brief.retried'].id],
  );
  await cancel(db, waiting.id, now);
}

async function addVacancies(load: Load, db: Released, planTasks: Released) {
  const { seedEmptyStore } = await load('server/vacancies/seed-empty-store.ts');
  const { saveVacancies, addVacancyTasks } = await load('server/store/save-vacancies.ts');
  const { vacanciesSince } = await load('server/store/vacancies.ts');
  const { close } = await load('server/vacancies/change-state.ts');
  await seedEmptyStore(db, filledAt);
  const [first, second, third] = await vacanciesSince(db, 0);
  const settings = { by: { id: null, name: 'command' }, now: filledAt + 4_000, planTasks };
  const basedOn = ({ id, revision }: Released) => ({ id, revision });
  const renamed = { ...first.vacancy, slug: `${first.vacancy.slug}-renamed` };
  const closed = close(second.vacancy, new Date(filledAt));
  await saveVacancies(db, [{ vacancy: renamed, basedOn: basedOn(first) }], settings);
  await saveVacancies(db, [{ vacancy: closed, basedOn: basedOn(second) }], settings);
  const turned = { vacancyId: third.id, change: 'closed 2026-11-16' };
  await addVacancyTasks(db, turned, planTasks, filledAt);
}

async function addRest(load: Load, db: Released, { ada }: People): Promise<string> {
  const { createBriefDraft } = await load('server/store/brief-drafts.ts');
  const { raiseAlert, endAlert } = await load('server/store/alerts.ts');
  const { recordBackup } = await load('server/store/backup-record.ts');
  const { claimJob } = await load('server/store/scheduled-jobs.ts');
  const { keepChallenge } = await load('server/store/desk-challenges.ts');
  const now = filledAt + 5_000;
  const { token } = await createBriefDraft(db, { company: 'Example Avionics' }, now);
  for (const destination of ['contact-dialog', 'job-application']) {
    const incident = { channel: 'webhook', destination, reason: 'failing', since: filledAt };
    const { id } = await raiseAlert(db, incident, now);
    if (destination === 'contact-dialog') await endAlert(db, id, now + 1_000);
  }
  await recordBackup(db, now);
  await claimJob(db, 'retention', { now, intervalMs: 1_000 });
  await keepChallenge(db, 'challenge', `sign-in ${ada.id}`, now);
  return token;
}
