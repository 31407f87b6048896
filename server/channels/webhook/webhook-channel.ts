import { randomUUID } from 'node:crypto';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import { purposeKindOf } from '#domain/deliveries/channel.ts';
import { testAddressOfN8n } from '#domain/deliveries/delivery.ts';
import { fileLink, fileOfMessage } from '#server/submissions/files.ts';
import { fileOf, submissionById } from '#server/submissions/read-submissions.ts';
import { usable } from '#server/submissions/standing.ts';
import type { Task } from '#server/db/task.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import type { Channel, ChannelDependencies, Outcome } from '#server/deliveries/channel.ts';
import { fingerprintOf } from '../fingerprint-of.ts';
import { composeEvent, composeReply, eventPurpose } from './compose-event.ts';
import { composeBody, outcomeOf, postWebhook, signBody } from './post-webhook.ts';

type Message = {
  id: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
  file?: SubmittedFile;
  submission?: { id: string; reference: string };
};

/**
 * Posts each submission to the address configured for its form, and what its sender does later;
 * the form is the destination.
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
      fingerprint: fingerprintOf(url, String(maxBytes), ...secrets),
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

/** Every field of the form, recognisable as a test. */
function testFields(kind: SubmissionKind, now: number): Record<string, string> {
  const names = Object.keys(formOf(kind).wire);
  return {
    ...Object.fromEntries(names.map((name) => [name, 'Test delivery'])),
    source: formOf(kind).source,
    timestamp: new Date(now).toISOString(),
  };
}
