import type { Outcome } from '#server/deliveries/channel.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import type { WebhookAnswer } from './post-webhook.ts';

/** The workflow is off, credentials are wrong, the body is too large: retried, but as an error. */
const needsOperator = new Set([401, 403, 404, 413]);

/** What a receiver's answer means. */
export function outcomeOf(answer: WebhookAnswer, now: number): Outcome {
  if (!('status' in answer)) return { result: 'failed', failure: answer.failure };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { result: 'delivered', status };
  return {
    result: 'failed',
    status,
    failure: `HTTP ${status}`,
    retryAfterMs: parseRetryAfter(retryAfter, now),
    needsOperator: needsOperator.has(status),
    // 410: the receiver removed the endpoint on purpose.
    permanent: status === 410,
  };
}
