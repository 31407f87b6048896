import { randomUUID } from 'node:crypto';
import { formOf } from '#domain/forms/forms.ts';
import { type SubmissionKind, submissionKinds } from '#domain/forms/submission-kind.ts';
import {
  type PurposeKind,
  purposeKindOf,
  purposeNameOf,
  type TaskPurpose,
} from '#domain/deliveries/channel.ts';
import { testAddressOfN8n } from '#domain/deliveries/delivery.ts';
import { fileLink, fileOfMessage } from '#server/submissions/files.ts';
import { fileOf, submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import type { OutboxEvent, Task } from '#server/db/tasks.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import {
  type Channel,
  type ChannelDependencies,
  settingFingerprint,
  type Outcome,
} from '#server/deliveries/channel.ts';
import { composeBody, outcomeOf, postWebhook, signBody } from './post-webhook.ts';
import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import type { Db } from '#server/db/db.ts';
import { wantedFor } from '#server/submissions/sendable.ts';
import { messageFileOf, messageOf } from '#server/threads/thread.ts';

type Message = {
  id: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
  file?: SubmittedFile;
  submission?: { id: string; reference: string };
};

/**
 * Posts each submission, and later events of its sender, to the address configured for its form; the
 * form is the destination.
 */
export function webhookChannel({ config, siteUrl, db, clock }: ChannelDependencies): Channel {
  const { webhooks, webhookSecrets: secrets } = config;
  return {
    name: 'webhook',
    tasksFor: (event) => {
      if (event.type === 'submission-stored') {
        return [{ purpose: 'submission', destination: event.submission.kind }];
      }
      const purpose = eventPurpose(event);
      return purpose !== undefined && 'kind' in event ? [{ purpose, destination: event.kind }] : [];
    },
    destinations: Object.entries(webhooks).map(([key, { url, maxBytes }]) => ({
      key,
      host: new URL(url).host,
      fingerprint: settingFingerprint(url, String(maxBytes), ...secrets),
    })),
    send: async (task, signal) => {
      if (task.purpose !== 'submission') return postEvent(task, signal);
      const submission = await submissionById(db, task.subject.id, usable);
      if (!submission) return { result: 'obsolete' };
      const file = submission.file && (await fileOf(db, submission.id, usable));
      const { kind, fields } = submission;
      return post({ id: task.id, kind, fields, file, submission }, signal);
    },
    sendTest: async (destination, signal) => {
      const kind = submissionKinds.find((one) => one === destination)!;
      if (new URL(webhooks[kind]!.url).pathname.startsWith('/webhook-test/')) {
        return { result: 'failed', failure: testAddressOfN8n };
      }
      const id = `test_${randomUUID().replaceAll('-', '')}`;
      return post({ id, kind, fields: testFields(kind, clock.now()) }, signal);
    },
  };

  async function postEvent(task: Task, signal: AbortSignal): Promise<Outcome> {
    const { url, maxBytes } = webhooks[task.destination as SubmissionKind]!;
    const now = clock.now();
    const linkToFile = (messageId: string) =>
      fileLink(siteUrl, secrets[0]!, fileOfMessage(task.subject.id, messageId), now);
    const event =
      purposeKindOf(task.purpose) === 'replied'
        ? await composeReply(db, task, { now, maxBytes, linkToFile })
        : await composeEvent(db, task, now);
    if (!event) return { result: 'obsolete' };
    const headers = {
      ...signBody(secrets, task.id, clock.now(), event.bytes),
      'northgauge-reference': event.reference,
      'content-type': 'application/json',
    };
    const answer = await postWebhook(url, headers, event.bytes, signal);
    return { ...outcomeOf(answer, clock.now()), details: { bytes: event.bytes.length } };
  }

  async function post(message: Message, signal: AbortSignal): Promise<Outcome> {
    const { id, kind, fields, file, submission } = message;
    const { url, maxBytes } = webhooks[kind]!;
    const { bytes, contentType, fileSentAs } = await composeBody(fields, file, {
      maxBytes,
      linkToFile: () => fileLink(siteUrl, secrets[0]!, submission!.id, clock.now()),
    });
    const headers = {
      ...signBody(secrets, id, clock.now(), bytes),
      ...(submission && { 'northgauge-reference': submission.reference }),
      'content-type': contentType,
    };
    const answer = await postWebhook(url, headers, bytes, signal);
    return {
      ...outcomeOf(answer, clock.now()),
      details: { bytes: bytes.length, fileSentAs },
    };
  }
}

/** All fields of the form, with obvious test values. */
function testFields(kind: SubmissionKind, now: number): Record<string, string> {
  const names = Object.keys(formOf(kind).wire);
  return {
    ...Object.fromEntries(names.map((name) => [name, 'Test delivery'])),
    source: formOf(kind).source,
    timestamp: new Date(now).toISOString(),
  };
}

const eventTypes = {
  withdrawn: 'submission.withdrawn',
  corrected: 'submission.corrected',
  erased: 'submission.erased',
} as const satisfies Partial<Record<PurposeKind, string>>;

/** The purpose of the task that announces it; a second correction or reply is another task. */
function eventPurpose(event: OutboxEvent): TaskPurpose | undefined {
  switch (event.type) {
    case 'submission-withdrawn':
      return 'withdrawn';
    case 'submission-corrected':
      return `corrected-${event.change}`;
    case 'submission-erased':
      return 'erased';
    case 'reply-received':
      return `replied-${event.messageId}`;
    default:
      return undefined;
  }
}

type SenderEvent = { reference: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The JSON body of an event as Standard Webhooks describe it. Undefined when its
 * submission is gone or may not be sent. Only a correction carries personal data: the current contact
 * details.
 */
async function composeEvent(
  db: Db,
  { purpose, subject, destination }: Task,
  now: number,
): Promise<SenderEvent | undefined> {
  const type = eventTypes[purposeKindOf(purpose) as keyof typeof eventTypes];
  const form = destination as SubmissionKind;
  const timestamp = new Date(now).toISOString();
  if (subject.type === 'erased-submission') {
    return encode({ type, timestamp, data: { reference: subject.id, form } });
  }
  const submission = await submissionById(db, subject.id, wantedFor(purposeKindOf(purpose)));
  if (!submission) return undefined;
  const { reference, fields } = submission;
  const contact = contactFieldsOf(formOf(form)).map((name) => [name, fields[name] ?? '']);
  return encode({
    type,
    timestamp,
    data: {
      reference,
      form,
      ...(type === 'submission.corrected' && { fields: Object.fromEntries(contact) }),
    },
  });
}

function encode(event: {
  type: string;
  timestamp: string;
  data: { reference: string; form: string; fields?: object };
}) {
  return {
    reference: event.data.reference,
    bytes: new TextEncoder().encode(JSON.stringify(event)),
  };
}

/**
 * What a sender wrote on the status page. Its file is included in base64, or as a link if the event
 * would exceed the receiver's limit. Undefined when the submission is gone or withdrawn.
 */
async function composeReply(
  db: Db,
  { purpose, subject, destination: form }: Task,
  {
    now,
    maxBytes,
    linkToFile,
  }: { now: number; maxBytes: number; linkToFile: (messageId: string) => string },
): Promise<SenderEvent | undefined> {
  const key = { submissionId: subject.id, messageId: purposeNameOf(purpose) };
  const submission = await submissionById(db, subject.id, usable);
  const message = submission && (await messageOf(db, key, usable));
  if (!submission || !message) return undefined;
  const { reference } = submission;
  const { id, text, at } = message;
  const file = message.file && (await messageFileOf(db, key, usable));
  const encode = (attached: object | undefined): SenderEvent => ({
    reference,
    bytes: new TextEncoder().encode(
      JSON.stringify({
        type: 'submission.replied',
        timestamp: new Date(now).toISOString(),
        data: {
          reference,
          form,
          message: { id, text, receivedAt: new Date(at).toISOString(), file: attached },
        },
      }),
    ),
  });
  if (!file) return encode(undefined);
  const { filename, type, size, sha256, bytes } = file;
  const facts = { filename, type, size, sha256 };
  const whole = encode({ ...facts, content: Buffer.from(bytes).toString('base64') });
  return whole.bytes.length <= maxBytes ? whole : encode({ ...facts, url: linkToFile(id) });
}
