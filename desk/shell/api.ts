/** An answer other than 2xx. `body` is what the server sent, as `{ error: 'stale', … }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error?: string } & Record<string, unknown>;
  constructor(status: number, body: ApiError['body']) {
    super(body.error ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

const signedOutListeners = new Set<() => void>();

/** Called when an answer says that the session has ended. Returns what ends the calls. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
}

/** `status` 0 means that the server was not reached, or that its answer broke off. */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  address: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(`/api/desk${address}`, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(unreachable);
  if (response.status === 204) return undefined as T;
  const parsed: unknown = await response.json().catch((error: Error) => {
    // A proxy may refuse in HTML. An answer that was cancelled or cut off must not pass for `{}`.
    if (response.ok || error.name === 'AbortError') unreachable(error);
    return {};
  });
  if (response.status === 401 && address !== sessionAddress) {
    for (const listener of signedOutListeners) listener();
  }
  if (!response.ok) throw new ApiError(response.status, parsed as ApiError['body']);
  return parsed as T;
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Resolves when another try may succeed: the network is back, or some seconds have passed. */
export function untilReachable(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryMs);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

const retryMs = 3_000;

export const sessionAddress = '/session';

function unreachable(error: Error): never {
  if (error.name === 'AbortError') throw error;
  throw new ApiError(0, { error: 'unreachable' });
}
