import { purposeNameOf } from '#domain/deliveries/channel.ts';
import type { Db } from '#server/db/db.ts';
import { messageFileOf } from '#server/threads/message-file.ts';
import { messageOf } from '#server/threads/thread.ts';
import { submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import type { Task } from '#server/db/task.ts';
import type { SenderEvent } from './compose-event.ts';

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
