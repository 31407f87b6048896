import { randomUUID } from 'node:crypto';
import { formOf } from '../../../domain/forms/forms.ts';
import { submissionKinds, type SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import { pdfBytes } from '../../factories/documents.ts';
import { aSubmission } from '../../factories/submissions.ts';
import type { Secrets } from './fuzz-secrets.ts';
import { sendForm } from '../server/send-form.ts';

/** Fields that take any text; the others have a form of their own. */
const marked = ['firstName', 'lastName', 'name', 'yourName', 'company', 'subject', 'message'];

/** One new person for each form, who is recognised by every field, file and token. */
export function sendMarkedForms(url: string, secrets: Secrets, nextSender: () => number) {
  return Promise.all(submissionKinds.map((kind) => sendMarked(url, secrets, kind, nextSender())));
}

async function sendMarked(url: string, secrets: Secrets, kind: SubmissionKind, sender: number) {
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
  const answer = await sendForm(url, kind, fields, file, { 'idempotency-key': key });
  if (answer.status !== 201) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
  const { reference, status } = (await answer.json()) as { reference: string; status: string };
  const token = status.split('/').at(-1)!;
  secrets.add(reference, about, { mayBeLogged: true });
  secrets.add(token, about);
  return { sender, email, reference, token, key };
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
