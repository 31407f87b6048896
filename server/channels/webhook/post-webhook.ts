import type { SubmittedFile } from '#server/submissions/submission.ts';
import { createHmac } from 'node:crypto';
import type { Outcome } from '#server/deliveries/channel.ts';

/** What a receiver answered, or why there was no answer. */
type WebhookAnswer =
  | { status: number; retryAfter: string | null }
  /** `timeout`, `starting`, or a network error code such as ECONNREFUSED. */
  | { failure: string };

/**
 * While n8n migrates its database at the start, it answers 200 with this text to every request,
 * and what was sent is lost.
 */
const n8nIsStarting = 'n8n is starting up. Please wait';

/** Sends once. Only the status of the answer counts, but for a receiver that is starting. */
export async function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const { address, authorization } = splitCredentials(url);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, ...authorization, 'user-agent': 'Northgauge-Webhooks/1' },
      body,
      // A redirect turns a POST into a GET, or sends personal data to another host.
      redirect: 'manual',
      signal,
    });
    const starting = await saysStarting(response);
    await response.body?.cancel().catch(() => {});
    if (starting) return { failure: 'starting' };
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    return { failure: failureOf(error as Error) };
  }
}

async function saysStarting(response: Response): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || !isPage || !response.body) return false;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      if (!n8nIsStarting.startsWith(text)) return false;
    }
  } catch {
    // The status has arrived: a body that breaks off does not change it.
    return false;
  }
  return text === n8nIsStarting;
}

function failureOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'timeout';
  const { code, name } = (error.cause ?? error) as Error & { code?: string };
  return code ?? name;
}

/** fetch refuses addresses with credentials, which receivers are often configured with. */
function splitCredentials(url: string): {
  address: URL;
  authorization: Record<string, string>;
} {
  const address = new URL(url);
  const { username, password } = address;
  if (!username && !password) return { address, authorization: {} };
  address.username = '';
  address.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    address,
    authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}

type Body = { contentType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The specification's fields and the file. A receiver refuses a body above its limit as a whole, so
 * then a link replaces the file; name, type and size are fields of the form and stay.
 */
export async function composeBody(
  fields: Record<string, string>,
  file: SubmittedFile | undefined,
  { maxBytes, linkToFile }: { maxBytes: number; linkToFile: () => string },
): Promise<Body & { fileSentAs: 'none' | 'part' | 'link' }> {
  const body = await encode(fields, file);
  if (!file) return { ...body, fileSentAs: 'none' };
  if (body.bytes.length <= maxBytes) return { ...body, fileSentAs: 'part' };
  const linked = { ...fields, [`${file.field}_url`]: linkToFile() };
  return { ...(await encode(linked, undefined)), fileSentAs: 'link' };
}

/** Read once, so that the signature covers exactly the bytes sent. */
async function encode(fields: Record<string, string>, file?: SubmittedFile): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const { field, filename, type, bytes } = file;
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), filename);
  }
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, bytes: await response.bytes() };
}

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

/** Milliseconds, from seconds or a date as HTTP allows; 0 for anything else. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
