import { expect, it, vi } from 'vitest';
import { ApiError, ask, onSignedOut, requestFile } from './api.ts';

/** Answers with headers and the beginning of a JSON text, then nothing until it is cancelled. */
function stubUnfinishedAnswer(status: number, ending?: Error) {
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"issues":'));
        if (ending) controller.error(ending);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { status });
  });
}

it('an answer that is cancelled while it is read is an abort, not an empty object', async () => {
  stubUnfinishedAnswer(200);
  const aborting = new AbortController();
  const answer = ask('GET /vacancies', {}, { signal: aborting.signal });
  setTimeout(() => aborting.abort(), 5);
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

it('an answer that breaks off counts as a server that was not reached', async () => {
  stubUnfinishedAnswer(200, new TypeError('network error'));
  const answer = ask('GET /vacancies', {});
  await expect(answer).rejects.toThrow(expect.objectContaining({ status: 0 }));
});

it('a refusal without JSON keeps its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const answer = ask('GET /vacancies', {});
  await expect(answer).rejects.toThrow(ApiError);
  await expect(answer).rejects.toThrow(expect.objectContaining({ status: 502 }));
});

it('a file that is refused for a session that has ended leads to the sign-in', async () => {
  const signedOut = vi.fn<() => void>();
  const end = onSignedOut(signedOut);
  vi.stubGlobal('fetch', async () => Response.json({ error: 'signed-out' }, { status: 401 }));
  const answer = requestFile('/inbox.csv');
  await expect(answer).rejects.toThrow(expect.objectContaining({ status: 401 }));
  expect(signedOut).toHaveBeenCalledOnce();
  end();
});
