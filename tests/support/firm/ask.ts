import type { Answer, KindOfWork, Ledger } from './ledger.ts';

export type Asked = { answer: Answer; status: number; body: string };

type Request = {
  ledger: Ledger;
  /** Under which the answer is counted; undefined for reading. */
  work?: KindOfWork;
  /** What acknowledges the request. */
  done: readonly number[];
  /** What may also be answered, besides 503. */
  refused?: readonly number[];
};

/** Longer than any answer may take, so that a hang is found and does not stop the load. */
const timeoutMs = 60_000;

/** Sends a request and judges what its sender may rely on. */
export async function ask(
  { ledger, work, done, refused = [] }: Request,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Asked> {
  const { status, body } = await complete(send);
  if (work !== undefined) {
    const counts = ledger.statuses.get(work) ?? new Map<number, number>();
    ledger.statuses.set(work, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
  if (![...done, ...refused, 0, 503].includes(status)) {
    ledger.surprises.add(`${work ?? 'reading'} answered ${status} ${body.slice(0, 200)}`);
  }
  const answer = judge(status, done);
  // A server that is down refuses at once: do not spin.
  if (answer !== 'done') await new Promise((resolve) => setTimeout(resolve, 20));
  return { answer: ledger.deaf && answer === 'done' ? 'unknown' : answer, status, body };
}

async function complete(send: (signal: AbortSignal) => Promise<Response>) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(signal);
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal.aborted) return { status: 599, body: `no answer in ${timeoutMs} ms` };
    return { status: 0, body: (error as Error).message };
  }
}

function judge(status: number, done: readonly number[]): Answer {
  if (done.includes(status)) return 'done';
  return status === 0 || status >= 500 ? 'unknown' : 'refused';
}
