import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import {
  type PurposeKind,
  purposeKindOf,
  purposeNameOf,
  type TaskPurpose,
} from '#domain/deliveries/channel.ts';
import type { Db } from '#server/db/db.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { wantedFor } from '#server/submissions/sendable.ts';
import type { OutboxEvent, Task } from '#server/db/task.ts';
import { messageFileOf, messageOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';

const eventTypes = {
  withdrawn: 'submission.withdrawn',
  corrected: 'submission.corrected',
  erased: 'submission.erased',
} as const satisfies Partial<Record<PurposeKind, string>>;

/** The purpose of the task that announces it; a second correction or reply is another task. */
export function eventPurpose(event: OutboxEvent): TaskPurpose | undefined {
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
 * The JSON body of an event as Standard Webhooks describe it. Undefined when its submission is
 * gone or may not be spoken of. Of these
 * only a correction carries personal data: the contact details as they are now.
 */
export async function composeEvent(
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
 * What a sender wrote on the status page. Its file is part of the event, in base64, unless that
 * makes it larger than the receiver takes: then a link replaces the content. Undefined when the
 * submission is gone or was taken back.
 */
export async function composeReply(
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
