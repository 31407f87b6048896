const firstDelayMs = 1000;
const lastDelayMs = 4000;

/** An error that is not retried. */
export class FinalError extends Error {}

/** Retries three times, after 1, 2 and 4 s: the specified cap of 30 s is never reached. */
export async function retry<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let delayMs = firstDelayMs; ; delayMs *= 2) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof FinalError || signal?.aborted || delayMs > lastDelayMs) throw error;
      await pause(delayMs, signal);
    }
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** What an address answers, retried after a 5xx or a failure of the network. */
export async function readJson<T>(path: string): Promise<T> {
  return retry(async () => {
    const answer = await fetch(path);
    if (answer.ok) return (await answer.json()) as T;
    throw new (answer.status < 500 ? FinalError : Error)(path);
  });
}
