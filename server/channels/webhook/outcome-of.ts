import type { Outcome } from '../channel.ts';
import { certificateRemedy } from '../certificate-remedies.ts';
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

/** n8n answers there only while its editor is open and listening. */
export const testAddressOfN8n =
  'test address of n8n, which accepts one delivery and then answers 404';

const remedies: Record<string, string> = {
  [testAddressOfN8n]: 'Set the production address, with /webhook/ in it.',
  'HTTP 401': 'Put the credentials into the address, or set the WEBHOOK_SECRET it expects.',
  'HTTP 403': 'Put the credentials into the address, or set the WEBHOOK_SECRET it expects.',
  'HTTP 404': 'Switch the workflow on, or correct the address and restart the server.',
  'HTTP 410': 'Set another address, restart the server, then run "redeliver --abandoned".',
  'HTTP 413': 'Set the _MAX_BYTES variable below the limit of the receiver and restart the server.',
  'HTTP 429': 'No action needed: we retry when the receiver asks us to.',
  starting: 'No action needed: we retry.',
  timeout: 'Let the receiver answer within 20 s and do its work afterwards.',
  ENOTFOUND: 'Correct the host name of the address, or the name service of this machine.',
  ECONNREFUSED: 'Start the receiver, or correct the port of the address.',
};

export function remedyFor(failure: string): string {
  return (
    remedies[failure] ??
    certificateRemedy(failure, 'the WEBHOOK_…_URL') ??
    'Look into the log of the receiver; deliveries are retried.'
  );
}
