import { FinalError, retry } from './retry.ts';

/** What an address answers, retried after a 5xx or a failure of the network. */
export async function readJson<T>(path: string): Promise<T> {
  return retry(async () => {
    const answer = await fetch(path);
    if (answer.ok) return (await answer.json()) as T;
    throw new (answer.status < 500 ? FinalError : Error)(path);
  });
}
