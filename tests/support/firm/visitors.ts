import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { sendForm } from '../server/send-form.ts';
import { ask } from './ask.ts';
import { pause, written, type Ledger, type Visit } from './ledger.ts';

const forms = [
  { kind: 'job-application', field: 'resume' },
  { kind: 'contact-message', field: 'requirements_document' },
] as const;

/** Sends a form with a file; one that got no answer is sent again with the same key. */
export async function visit(url: string, ledger: Ledger): Promise<void> {
  await send(url, ledger, ledger.unanswered.shift() ?? aVisit());
}

export async function send(url: string, ledger: Ledger, one: Visit): Promise<void> {
  const { kind, fields, file, key } = one;
  const headers = { 'idempotency-key': key, 'x-forwarded-for': anyAddress() };
  // 400: the role is not open on this server yet, or has been closed since.
  const refused = one.role === undefined ? [] : [400];
  const { answer, body } = await ask({ ledger, work: 'submission', done: [201], refused }, () =>
    sendForm(url, kind, fields, file, headers),
  );
  if (answer === 'unknown') ledger.unanswered.push(one);
  if (answer !== 'done') return;
  one.receipt = JSON.parse(body) as Visit['receipt'];
  one.file = undefined;
  ledger.visits.push(one);
  // Otherwise submissions crowd out the other kinds of work, and mails pile up.
  await pause(50);
}

/** Each visitor has another network address: the limits of one are not tested here. */
export function anyAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** With a role it is an application for it. */
export function aVisit(role?: string): Visit {
  const { kind, field } = forms[role !== undefined || Math.random() < 0.5 ? 0 : 1];
  const key = randomUUID();
  const email = `${key}@visitor.example`;
  const phone = '+44 20 7946 0018';
  const fields = aSubmission[kind]({ email, phone, ...(role && { ng_vacancy: role }) });
  const bytes = pdfBytes(randomBytes(5_000 + Math.random() * 30_000).toString('latin1'));
  return {
    kind,
    email,
    key,
    fields,
    file: { field, filename: `${key}.pdf`, type: 'application/pdf', bytes },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    receipt: undefined,
    phone: written(phone),
    withdrawn: written(false),
    erased: written(false),
    owner: written<string | null>(null),
    dueAt: written<number | undefined>(undefined),
    closed: written(false),
    notes: [],
    talks: role === undefined && Math.random() < 0.5,
    said: [],
    role,
  };
}

/** One of the latest submissions that nobody has asked to erase. */
export function recentVisit(
  { visits }: Ledger,
  fits: (visit: Visit) => boolean = () => true,
): Visit | undefined {
  const recent = visits
    .filter((visit) => visit.erased.certain() === false && fits(visit))
    .slice(-60);
  return recent[Math.floor(Math.random() * recent.length)];
}
