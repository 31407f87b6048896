const retries = 3;
const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** An error that is not retried. */
export class FinalError extends Error {}

/** Retries three times with exponential backoff from 1 s, at most 30 s. */
export async function retry<T>(
  read: () => Promise<T>,
  signal?: AbortSignal,
  wait: (ms: number, signal?: AbortSignal) => Promise<void> = pause,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof FinalError || signal?.aborted || failures === retries) throw error;
      await wait(Math.min(firstDelayMs * 2 ** failures, longestDelayMs), signal);
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
