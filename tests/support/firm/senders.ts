import { hash } from 'node:crypto';
import { requestAlertPath } from '#domain/address/paths.ts';
import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import { formOf } from '#domain/forms/forms.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { sendForm as sendFormTo } from '../server/send-form.ts';
import { anyAddress, ask, type At, type Chance, pause, postForm } from './ask.ts';

/** A form that somebody sends, and what its answer said. */
export type Sent = ReturnType<typeof newSubmission>;

const forms = [
  { kind: 'job-application', field: 'resume' },
  { kind: 'contact-message', field: 'requirements_document' },
] as const;

/** With a role it is an application for it. */
export function newSubmission(chance: Chance, role?: string) {
  const { kind, field } = forms[role !== undefined || chance.random() < 0.5 ? 0 : 1];
  const key = chance.uuid();
  const email = `${key}@visitor.example`;
  const phone = '+44 20 7946 0018';
  const bytes = pdfBytes(email.repeat(100 + chance.random() * 500));
  return {
    kind,
    /** Of this one alone. */
    email,
    /** The same when it is sent again, as the site's script does. */
    key,
    fields: aSubmission[kind]({ email, phone, ...(role && { ng_vacancy: role }) }),
    file: { field, filename: `${key}.pdf`, type: 'application/pdf', bytes },
    sha256: hash('sha256', bytes),
    /** Staff and its sender write to each other, and nobody closes it. */
    talks: role === undefined && chance.random() < 0.5,
    messages: 0,
    /** A reply that got no answer and is sent again. */
    unansweredReply: undefined as string | undefined,
    role,
    reference: '',
    status: '',
  };
}

/** Sends a form with a file; one that got no answer is sent again with the same key. */
export async function sendForm(at: At): Promise<void> {
  await send(at, at.firm.unanswered.shift() ?? newSubmission(at.chance));
}

export async function send(at: At, one: Sent): Promise<void> {
  // 400: the role is not open on this server yet, or has been closed since.
  const refused = one.role === undefined ? [] : [400];
  const headers = { 'idempotency-key': one.key, ...anyAddress(at.chance) };
  const { answer, body } = await ask(at, { work: 'submission', done: [201], refused }, () =>
    sendFormTo(at.url, one.kind, one.fields, one.file, headers),
  );
  at.firm.ledger.write('submission', one.email, one.sha256, answer, one.email);
  if (answer === 'unknown') at.firm.unanswered.push(one);
  if (answer !== 'done') return;
  recordReceipt(at, one, body);
  // Otherwise submissions crowd out the other kinds of work, and mails pile up.
  await pause(50);
}

export function recordReceipt({ firm: { ledger, submissions } }: At, one: Sent, body: string) {
  submissions.push(Object.assign(one, JSON.parse(body)));
  const { email, fields, reference, role } = one;
  ledger.write('reference', email, reference, 'done', email);
  ledger.write('phone', email, fields.phone, 'done', email);
  ledger.write('withdrawn', email, 'no', 'done', email);
  // The closing of a role gives applicants an owner.
  if (role === undefined) ledger.write('owner', email, 'nobody', 'done', email);
}

/** One of the latest submissions that nobody has asked to erase. */
export function recent({ firm, chance }: At, fits?: (one: Sent) => boolean): Sent | undefined {
  const present = firm.submissions.filter(
    (one) => firm.ledger.isCertain('submission', one.email, one.sha256) && (fits?.(one) ?? true),
  );
  return chance.pick(present.slice(-60));
}

/** Corrects, withdraws or erases a submission on its status page. */
export async function actOnStatusPage(at: At): Promise<void> {
  const { ledger, submissions } = at.firm;
  // Whoever got no answer to an erasure asks again, and may learn that it is done.
  const unsure = submissions.find(({ email }) => ledger.possible('submission', email).size > 1);
  const one = unsure ?? recent(at);
  if (!one) return pause();
  const { email } = one;
  const drawn = at.chance.random();
  if (unsure || drawn < 0.2) await takeBack('submission', undefined, 'erase', unsure ? [410] : []);
  else if (drawn < 0.4) await takeBack('withdrawn', 'yes', 'withdraw');
  else {
    const phone = `+44 20 ${String(at.chance.random()).slice(2, 10)}`;
    const names = contactFieldsOf(formOf(one.kind));
    const details = Object.fromEntries(names.map((name) => [name, one.fields[name] ?? '']));
    const { answer } = await post('correct', { ...details, phone });
    ledger.write('phone', email, phone, answer, email);
  }

  async function takeBack(
    fact: 'submission' | 'withdrawn',
    value: string | undefined,
    action: string,
    alsoDone?: readonly number[],
  ) {
    // From now on others at work may find it so.
    ledger.write(fact, email, value, 'unknown', email);
    ledger.write(fact, email, value, (await post(action, {}, alsoDone)).answer, email);
  }

  function post(action: string, values: object, alsoDone: readonly number[] = []) {
    const body = new URLSearchParams({ ...values });
    const expected = { work: 'status', done: [303, ...alsoDone] } as const;
    return postForm(at, `${one!.status}/${action}`, body, expected);
  }
}

/** A visitor who asked for alerts about roles, once and from an address of their own. */
export type Subscriber = {
  email: string;
  /** When the confirmation was acknowledged first. */
  confirmedAt: number | undefined;
  /** The end was asked for. */
  isEnding: boolean;
};

export const alertLocales = ['en-GB', 'de-DE'] as const;

/** Asks for alerts about roles, confirms them by the link of the mail, perhaps again, or ends them. */
export async function subscribe(at: At): Promise<void> {
  const { chance } = at;
  const { ledger, subscribers, alertLinks } = at.firm;
  const is = ({ email }: Subscriber, value?: string) => ledger.isCertain('alert', email, value);
  const unsure = subscribers.find((one) => one.isEnding && !is(one));
  const going = subscribers.filter((one) => !one.isEnding && alertLinks.has(one.email));
  const unconfirmed = going.find((one) => !is(one, 'confirmed'));
  const [any, drawn] = [chance.pick(going), chance.random()];
  if (unsure) await end(unsure);
  else if (unconfirmed) await confirm(unconfirmed);
  else if (any && drawn < 0.2) await end(any);
  else if (any && drawn < 0.4) await confirm(any);
  else await request();
  await pause(50);

  /** The answer promises nothing: the mail does. */
  async function request() {
    const email = `${chance.uuid()}@subscriber.example`;
    const edition = chance.pick(alertLocales)!;
    const values = { email, edition, cadence: 'daily', role: 'quality' };
    const { answer } = await postForm(at, requestAlertPath, new URLSearchParams(values), {});
    if (answer === 'refused') return;
    ledger.write('alert', email, 'asked', 'unknown');
    subscribers.push({ email, confirmedAt: undefined, isEnding: false });
  }

  async function confirm(one: Subscriber) {
    const answer = await act(one, '/confirm', 303);
    ledger.write('alert', one.email, 'confirmed', answer);
    if (answer === 'done') one.confirmedAt ??= Date.now();
  }

  async function end(one: Subscriber) {
    one.isEnding = true;
    ledger.write('alert', one.email, undefined, await act(one, '', 200));
  }

  async function act({ email }: Subscriber, action: string, done: number) {
    const [address, nothing] = [alertLinks.get(email)! + action, new URLSearchParams()];
    return (await postForm(at, address, nothing, { work: 'alert', done: [done] })).answer;
  }
}
