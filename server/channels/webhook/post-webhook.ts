/** What a receiver answered, or why there was no answer. */
export type WebhookAnswer =
  | { status: number; retryAfter: string | null }
  /** `timeout`, or a network error code such as ECONNREFUSED. */
  | { failure: string };

/** Sends once. Only the status of the answer counts; its body is not read. */
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
    await response.body?.cancel().catch(() => {});
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    return { failure: failureOf(error as Error) };
  }
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
