/** What a receiver answered, or why there was no answer. */
export type WebhookAnswer =
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
