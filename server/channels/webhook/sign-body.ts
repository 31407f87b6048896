import { createHmac } from 'node:crypto';

/** The three headers of Standard Webhooks, over exactly the bytes that are sent. */
export function signBody(
  secrets: readonly Buffer[],
  messageId: string,
  now: number,
  body: Uint8Array,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret)
      .update(`${messageId}.${timestamp}.`)
      .update(body)
      .digest('base64');
    return `v1,${digest}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
