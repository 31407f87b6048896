import { hash } from 'node:crypto';
import type { Firm } from './firm.ts';
import type { Answer, KindOfWork } from './ledger.ts';

/** Somebody at work: with one of the servers of a firm, by a chance of their own. */
export type At = { firm: Firm; url: string; chance: Chance };

/** The same seed gives the same numbers. */
export function chanceOf(seed: string) {
  let drawn = 0;
  const draw = () => hash('sha256', `${seed} ${(drawn += 1)}`);
  const random = () => Number.parseInt(draw().slice(0, 8), 16) / 2 ** 32;
  return {
    random,
    pick: <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)],
    uuid: () => draw().replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5'),
  };
}
export type Chance = ReturnType<typeof chanceOf>;

export type Asked = { answer: Answer; status: number; body: string };

type Expected = {
  /** Under which the answer is counted; undefined for reading. */
  work?: KindOfWork;
  /** What acknowledges the request. */
  done?: readonly number[];
  /** What may also be answered, besides 503. */
  refused?: readonly number[];
};

/** Longer than any answer may take, so that a hang is found and does not stop the load. */
const timeoutMs = 60_000;
/** Answers that do not reach whoever asked, although the change is stored. */
const shareOfLostAnswers = 0.05;

/** Sends a request and judges what its sender may rely on. */
export async function ask(
  { firm: { ledger }, chance }: At,
  { work, done = [200, 201], refused = [] }: Expected,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Asked> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, body } = await send(signal).then(
    async (response) => ({ status: response.status, body: await response.text() }),
    (error: Error) => ({ status: signal.aborted ? 599 : 0, body: error.message }),
  );
  const { counts } = ledger.statuses.find((one) => one.work === work) ?? {};
  counts?.set(status, (counts.get(status) ?? 0) + 1);
  if (![...done, ...refused, 0, 503].includes(status)) {
    ledger.surprises.add(`${work ?? 'reading'} answered ${status} ${body.slice(0, 200)}`);
  }
  const isDone = done.includes(status);
  const isLost = ledger.isDeaf || (work && chance.random() < shareOfLostAnswers);
  const isRefused = !isDone && status > 0 && status < 500;
  // A server that is down refuses at once: do not spin.
  if (!isDone) await pause();
  return { answer: isRefused ? 'refused' : isDone && !isLost ? 'done' : 'unknown', status, body };
}

/** A request of somebody signed in to the desk; `undefined` in place of what it did not answer. */
export async function askDesk<T>(
  at: At,
  method: 'GET' | 'POST' | 'PUT',
  address: string,
  payload?: object,
  expected: Expected = {},
): Promise<Asked & { said: T | undefined }> {
  const type = payload && { 'content-type': 'application/json' };
  const headers = { ...at.firm.desk.headers, ...anyAddress(at.chance), ...type };
  const body = payload && { body: JSON.stringify(payload) };
  const asked = await ask(at, expected, (signal) =>
    fetch(`${at.url}/api/desk${address}`, { method, headers, signal, ...body }),
  );
  return { ...asked, said: asked.answer === 'done' ? (JSON.parse(asked.body) as T) : undefined };
}

/** A form of a private page, as a page without script posts it. */
export function postForm(
  at: At,
  address: string,
  body: FormData | URLSearchParams,
  expected: Expected,
): Promise<Asked> {
  const headers = { accept: 'text/html', ...anyAddress(at.chance) };
  return ask(at, expected, (signal) =>
    fetch(at.url + address, { method: 'POST', body, headers, redirect: 'manual', signal }),
  );
}

/** Each request has another network address: the limits of one are not tested here. */
export function anyAddress({ random }: Chance) {
  const [a, b, c] = [random(), random(), random()].map((one) => Math.floor(one * 256));
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** Nothing to do yet: do not spin. */
export function pause(milliseconds = 20): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
