import type { DeskRefusalBody } from '#domain/people/refusal.ts';
import type { AnswerOf, BodyOf, DeskAnswerName } from '#contract/desk.ts';
import type { ParamsOf } from '#contract/route.ts';

/** An answer other than 2xx. `body` is what the server sent; a proxy may have sent something else. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: DeskRefusalBody | { error?: 'unreachable' };
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

type Asking<Route extends DeskAnswerName> = {
  query?: string;
  body?: BodyOf<Route>['sent'];
  signal?: AbortSignal;
};

/**
 * Asks a route of the server, as `GET /people/:id` with the id in `params`. A refusal is an
 * ApiError, with `status` 0 when the server was not reached or its answer broke off.
 */
export async function ask<Route extends DeskAnswerName>(
  route: Route,
  params: ParamsOf<Route>,
  { query, body, signal }: Asking<Route> = {},
): Promise<AnswerOf<Route>> {
  const [method, pattern = ''] = route.split(' ');
  const given: Readonly<Record<string, string>> = params;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name]!));
  const response = await accepted(query ? `${path}?${query}` : path, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': typeOf(body) }),
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as AnswerOf<Route>;
  return response.json().catch(unreachable);
}

/** A file is sent as it is. */
function typeOf(body: unknown): string {
  if (!(body instanceof Blob)) return 'application/json';
  return body.type.startsWith('image/') ? body.type : 'application/octet-stream';
}

/** The content of a file, as of a CSV or of what a sender attached. */
export async function requestFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await accepted(address, { signal });
  return response.blob().catch(unreachable);
}

/** Every request of the desk, whatever its answer is: a refusal is an ApiError. */
async function accepted(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api/desk${address}`, init).catch(unreachable);
  if (response.ok) return response;
  // The answer for the session itself is what the listeners ask for.
  if (response.status === 401 && address !== '/session') {
    for (const listener of signedOutListeners) listener();
  }
  const body: unknown = await response.json().catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    // A proxy may refuse in HTML.
    return {};
  });
  throw new ApiError(response.status, body as ApiError['body']);
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

function unreachable(error: Error): never {
  if (error.name === 'AbortError') throw error;
  throw new ApiError(0, { error: 'unreachable' });
}

/** Saves an answer as a file. A refusal is an error, not a file with an error in it. */
export async function download(address: string, filename: string): Promise<void> {
  const url = URL.createObjectURL(await requestFile(address));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
