import { randomUUID } from 'node:crypto';
import { statusPath } from '#domain/address/paths.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import { replyFile } from '#domain/threads/reply.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import type { Secrets } from './fuzz-secrets.ts';
import { sendForm } from '../server/send-form.ts';

/** Fields that take any text; the others have a form of their own. */
const marked = ['firstName', 'lastName', 'name', 'yourName', 'company', 'subject', 'message'];

/** Two more of them are taken for spam. */
const spamKinds = ['contact-message', 'contact-dialog'] as const;

/** One new person for each form, who is recognised by every field, file and token. */
export function sendMarkedForms(
  url: string,
  secrets: Secrets,
  nextSender: () => number,
): Promise<MarkedForm[]> {
  const send = (kind: SubmissionKind, more: Record<string, string>) =>
    sendMarked(url, secrets, { kind, sender: nextSender(), more });
  return Promise.all([
    ...submissionKinds.map((kind) => send(kind, {})),
    ...spamKinds.map((kind) => send(kind, { [controlFields.honeypot]: 'x' })),
  ]);
}

export type MarkedForm = Awaited<ReturnType<typeof sendMarked>>;

async function sendMarked(
  url: string,
  secrets: Secrets,
  { kind, sender, more }: { kind: SubmissionKind; sender: number; more: Record<string, string> },
) {
  const about = { of: 'sender', sender } as const;
  const { fields, email } = markedFields(secrets, kind, sender);
  const slot = formOf(kind).file;
  const file = slot && {
    field: slot.field,
    filename: `CV ${secrets.marker(about)}.pdf`,
    type: 'application/pdf',
    bytes: pdfBytes(secrets.marker(about)),
  };
  const key = randomUUID();
  const answer = await sendForm(url, kind, { ...fields, ...more }, file, {
    'idempotency-key': key,
  });
  if (answer.status !== 201) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
  const { reference, status } = (await answer.json()) as { reference: string; status: string };
  const token = status.split('/').at(-1)!;
  secrets.add(reference, about, { mayBeLogged: true });
  secrets.add(token, about);
  return { sender, kind, fields, email, reference, token, key };
}

/** A message with a file, as the status page sends it. */
export async function sendMarkedReply(
  url: string,
  secrets: Secrets,
  { sender, token }: { sender: number; token: string },
) {
  const about = { of: 'sender', sender } as const;
  const form = new FormData();
  form.append('text', `Reply ${secrets.marker(about)}`);
  const bytes = new Uint8Array(pdfBytes(secrets.marker(about)));
  const name = `Reply ${secrets.marker(about)}.pdf`;
  form.append(replyFile.field, new Blob([bytes], { type: 'application/pdf' }), name);
  const address = url + statusPath(token, 'reply');
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`A reply: ${answer.status} ${await answer.text()}`);
}

/** A brief that its sender keeps for later. */
export async function sendMarkedBrief(url: string, secrets: Secrets, sender: number) {
  const form = new FormData();
  const { fields } = markedFields(secrets, 'employer-brief', sender);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${url}/api/brief-drafts`, { method: 'POST', body: form });
  if (answer.status !== 201) throw new Error(`A draft: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  secrets.add(token, { of: 'sender', sender });
  return { sender, token };
}

function markedFields(secrets: Secrets, kind: SubmissionKind, sender: number) {
  const about = { of: 'sender', sender } as const;
  const email = `${secrets.marker(about)}@example.com`;
  const fields = Object.fromEntries(
    Object.entries(aSubmission[kind]()).map(([name, value]) => {
      if (/email/i.test(name)) return [name, email];
      return [name, marked.includes(name) ? `Word ${secrets.marker(about)}` : value];
    }),
  );
  return { fields, email };
}
