/** What a receiver answered, or how it failed to. */
export type Answer =
  | { status: number; retryAfter: string | null }
  /** `timeout`, or the code of the network's failure such as ECONNREFUSED. */
  | { failure: string };

export const attemptTimeoutMs = 20_000;

/** Sends once. The answer's status decides; what a receiver writes below it is not read. */
export async function postDelivery(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  timeoutMs = attemptTimeoutMs,
): Promise<Answer> {
  const { address, authorization } = splitCredentials(url);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, ...authorization, 'user-agent': 'Northgauge-Webhooks/1' },
      body: body as Uint8Array<ArrayBuffer>,
      // A redirect answered to a POST turns it into a GET, or sends it to a stranger.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
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

/** fetch refuses addresses with a user and a password in them; receivers are often given so. */
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
