import { createHash, createHmac } from 'node:crypto';
import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import { fileFacts } from '#domain/forms/complete-fields.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { N8nApi, Received } from './n8n-api.ts';
import type { FormFile } from '../server/send-form.ts';
import { testSecret } from './test-secret.ts';

/** A submission that was acknowledged. */
export type Sent = {
  kind: SubmissionKind;
  reference: string;
  /** The path of its private page. */
  status: string;
  fields: Record<string, string>;
  file: FormFile | undefined;
};

/** How many comparisons were made. */
export type Compared = { fields: number; files: number; signatures: number };

/** What differs between a submission and what n8n holds, one line each. */
export async function compareSubmission(
  sent: Sent,
  received: Received,
  bytesOf: N8nApi['bytesOf'],
  compared: Compared,
): Promise<string[]> {
  const { kind, reference, file } = sent;
  const facts = file && { name: file.filename, type: file.type, size: file.bytes.length };
  const expected = { ...sent.fields, ...fileFacts(formOf(kind), facts) };
  const wrong = [
    ...differences(expected, received.body, compared),
    ...wrongHeaders(reference, received.headers),
  ];
  const names = Object.keys(received.binary);
  if (names.join() !== (file?.field ?? ''))
    wrong.push(`has files in ${names.join() || 'no field'}`);
  const held = file && received.binary[file.field];
  if (held) {
    const bytes = await bytesOf(held);
    compared.files += 1;
    if (held.fileName !== file.filename) wrong.push(`has a file named ${held.fileName}`);
    if (held.mimeType !== file.type) wrong.push(`has a file of type ${held.mimeType}`);
    if (sha256(bytes) !== sha256(file.bytes)) wrong.push('has another file');
  }
  return wrong.map((what) => `${kind} ${reference} ${what}`);
}

/** What a sender did later: a correction has fields, a reply has a message. */
export type SentEvent = {
  type: string;
  fields?: Record<string, string>;
  message?: { text: string; file?: FormFile };
};

/** The same for what its sender did later, which is JSON. */
export async function compareEvent(
  { kind, reference }: Sent,
  event: SentEvent,
  received: Received,
  bytesOf: N8nApi['bytesOf'],
  compared: Compared,
): Promise<string[]> {
  const { type, timestamp, data } = received.body as {
    type: string;
    timestamp: string;
    data: { fields?: Record<string, unknown>; message?: ReceivedMessage };
  };
  const { fields, message, ...others } = data;
  const wrong = [
    ...differences({ type: event.type }, { type }, compared),
    ...differences({ reference, form: kind }, others, compared),
    ...differences(event.fields ?? {}, fields ?? {}, compared),
    ...(await messageDifferences(event.message, message, compared)),
    ...wrongHeaders(reference, received.headers),
  ];
  if (Number.isNaN(Date.parse(timestamp))) wrong.push(`has the timestamp ${timestamp}`);
  const raw = received.binary.data;
  if (raw) {
    compared.signatures += 1;
    const { 'webhook-id': id, 'webhook-timestamp': time } = received.headers;
    const digest = createHmac('sha256', testSecret.key)
      .update(`${id}.${time}.`)
      .update(await bytesOf(raw))
      .digest('base64');
    if (received.headers['webhook-signature'] !== `v1,${digest}`) wrong.push('is signed wrongly');
  }
  return wrong.map((what) => `${event.type} of ${kind} ${reference} ${what}`);
}

type ReceivedMessage = {
  id: string;
  text: string;
  receivedAt: string;
  file?: Record<string, unknown> & { content?: string; url?: string };
};

/** The file is in the event, or behind the link that replaces it. */
async function messageDifferences(
  sent: SentEvent['message'],
  received: ReceivedMessage | undefined,
  compared: Compared,
): Promise<string[]> {
  if (!sent || !received) return sent || received ? [`has the message ${received?.text}`] : [];
  const wrong = differences({ text: sent.text }, { text: received.text }, compared);
  if (Number.isNaN(Date.parse(received.receivedAt))) {
    wrong.push(`has a message of ${received.receivedAt}`);
  }
  const { content, url, ...facts } = received.file ?? {};
  if (!sent.file) return received.file ? [...wrong, 'has a file that nobody sent'] : wrong;
  const { filename, type, bytes } = sent.file;
  const hash = sha256(bytes);
  wrong.push(...differences({ filename, type, size: bytes.length, sha256: hash }, facts, compared));
  const held = url ? await (await fetch(url)).bytes() : Buffer.from(String(content), 'base64');
  compared.files += 1;
  if (sha256(held) !== hash) wrong.push('has another file in its message');
  return wrong;
}

/** Contact details that differ from those of the factory and keep the rules of the form. */
export function correctedDetails({ kind, fields }: Sent): Record<string, string> {
  const form = formOf(kind);
  const names = contactFieldsOf(form);
  const last = form.sender.name.at(-1)!;
  const kept = names.map((name) => [name, fields[name] ?? '']);
  return { ...Object.fromEntries(kept), [last]: 'Königin-Ōta "Ada" 女王' };
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** By the server, whatever was sent. */
const filledIn = /timestamp$|^terms_version$/;

function differences(
  expected: Record<string, unknown>,
  found: Record<string, unknown>,
  compared: Compared,
): string[] {
  const names = new Set(
    [...Object.keys(expected), ...Object.keys(found)].filter((name) => !filledIn.test(name)),
  );
  compared.fields += names.size;
  return [...names].flatMap((name) =>
    expected[name] === found[name]
      ? []
      : [`has ${name} ${JSON.stringify(found[name])} for ${JSON.stringify(expected[name])}`],
  );
}

function wrongHeaders(reference: string, headers: Record<string, string>): string[] {
  const rules: Record<string, RegExp> = {
    'northgauge-reference': new RegExp(`^${reference}$`),
    'webhook-id': /^\S+$/,
    'webhook-timestamp': /^\d{10}$/,
    'webhook-signature': /^v1,[A-Za-z0-9+/]{43}=$/,
  };
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule.test(headers[name] ?? '') ? [] : [`has the header ${name} ${headers[name]}`],
  );
}
