const retries = 3;
const firstDelayMs = 1000;

/** An error that is not retried. */
export class FinalError extends Error {}

/** Retries three times, after 1, 2 and 4 s: the specified cap of 30 s is never reached. */
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
      await wait(firstDelayMs * 2 ** failures, signal);
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
