import type { Webhook } from '../config.ts';
import type { Clock } from '../clock.ts';
import { fileLink } from '../files/file-link.ts';
import type { Log } from '../log.ts';
import type { Db } from '../store/db.ts';
import { settleAttempt, type Claim } from '../store/deliveries.ts';
import { fileOf, submissionById } from '../store/read-submissions.ts';
import { classifyAnswer } from '../channels/webhook/classify-answer.ts';
import { composeDelivery } from '../channels/webhook/compose-delivery.ts';
import { attemptTimeoutMs, postDelivery } from '../channels/webhook/post-delivery.ts';
import { signDelivery } from '../channels/webhook/sign-delivery.ts';

export type DeliverySettings = {
  db: Db;
  log: Log;
  clock: Clock;
  random: () => number;
  siteUrl: string;
  secrets: readonly Buffer[];
  timeoutMs?: number;
};

/** One attempt from reading the submission to keeping what came of it. */
export async function attemptDelivery(
  claim: Claim,
  webhook: Webhook,
  { db, log, clock, random, siteUrl, secrets, timeoutMs = attemptTimeoutMs }: DeliverySettings,
): Promise<void> {
  const { delivery } = claim;
  const submission = await submissionById(db, delivery.submissionId);
  // Erased since it was claimed: there is nothing left to deliver.
  if (!submission) return;
  const file = submission.file && (await fileOf(db, submission.id));
  const startedAt = clock.now();
  // The process stood still meanwhile, or the store was slow: another may hold the lease by the
  // time that this attempt would end.
  if (startedAt + timeoutMs > claim.leaseUntil) return;
  const { contentType, body, fileSentAs } = composeDelivery(submission, file, {
    maxBytes: webhook.maxBytes,
    linkToFile: () => fileLink(siteUrl, secrets[0]!, submission.id, startedAt),
  });
  const headers = signDelivery(secrets, delivery.id, startedAt, body);
  const answer = await postDelivery(
    webhook.url,
    { ...headers, 'content-type': contentType },
    body,
    timeoutMs,
  );
  const now = clock.now();
  // A clock that is set back meanwhile makes no attempt end before it began.
  const durationMs = Math.max(0, now - startedAt);
  const attempts = delivery.attempts + 1;
  const verdict = classifyAnswer(answer, attempts, now, random);
  const status = 'status' in answer ? answer.status : undefined;
  await settleAttempt(db, claim, verdict.next, {
    startedAt,
    durationMs,
    status,
    failure: verdict.failure,
  });
  log[verdict.level](
    {
      event: 'delivery-attempt',
      delivery: delivery.id,
      reference: delivery.reference,
      kind: delivery.kind,
      attempt: attempts,
      status,
      failure: verdict.failure,
      durationMs,
      bytes: body.length,
      fileSentAs,
      state: verdict.next.state,
      nextAttemptAt:
        verdict.next.state === 'waiting'
          ? new Date(verdict.next.nextAttemptAt).toISOString()
          : undefined,
    },
    `delivery ${verdict.next.state}`,
  );
}
