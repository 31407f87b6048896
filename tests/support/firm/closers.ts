import { randomUUID } from 'node:crypto';
import type { Closed, Waiting } from '#domain/vacancies/vacancy-work.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import { pause, type Advert, type Closing, type Ledger } from './ledger.ts';
import { advertAtWork, newAdvert, recordRevision } from './publishers.ts';
import { aVisit, send } from './visitors.ts';

const applicants = 3;
/** Then one that was closed is published again. */
const mostRoles = 40;

/** One step on the way to a closed role: it opens, people apply, and all get their answer. */
export async function closeRole(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const closing = ledger.closings.find(({ done }) => !done) ?? begin(ledger);
  const { advert } = closing;
  const work = advertAtWork(url, ledger, desk);
  if (closing.answers.length > 0) return close();
  if (advert.id === undefined) return work.create(advert);
  const open = await work.read(advert);
  if (!open) return;
  if (open.vacancy.state.is !== 'open') return work.setState(advert, open, 'publish');
  const waiting = await readWaiting();
  if (!waiting) return;
  if (waiting.people.length < applicants) return send(url, ledger, aVisit(advert.slug));
  closing.version = waiting.version;
  closing.answers = waiting.people.map(({ id: submissionId }) => {
    const text = `Decision ${randomUUID()}`;
    return { submissionId, key: randomUUID(), template: '', subject: 'Your application', text };
  });

  async function close() {
    const { version, answers } = closing;
    const { answer, status, body } = await ask(
      { ledger, work: 'closing', done: [200], refused: [409] },
      desks('/close', { version, do: 'close', answers }),
    );
    if (status === 409) closing.version = (await readWaiting())?.version ?? version;
    if (answer === 'unknown') advert.uncertain = true;
    if (answer !== 'done') return;
    const { detail, results } = JSON.parse(body) as Closed;
    recordRevision(advert, detail, detail.advert!.vacancy!, 'closed');
    for (const { submissionId, result } of results) {
      closing.results.set(submissionId, result);
      if (result === 'answered') ledger.surprises.add(`${submissionId} was answered by nobody`);
    }
    // What failed for one is sent again, with the answers of the others.
    closing.done = results.every(({ result }) => result !== 'failed');
    await pause(100);
  }

  async function readWaiting(): Promise<Waiting | undefined> {
    const { answer, body } = await ask({ ledger, done: [200] }, desks('/waiting'));
    return answer === 'done' ? (JSON.parse(body) as Waiting) : undefined;
  }

  function desks(address: string, payload?: object) {
    return (signal: AbortSignal) =>
      deskRequest(url, desk, `/vacancies/${advert.id}${address}`, {
        signal,
        ...(payload && { payload }),
      });
  }
}

function begin({ closings, adverts }: Ledger): Closing {
  const advert = advertFor(closings, adverts);
  const closing = { advert, answers: [], version: 0, results: new Map(), done: false };
  closings.push(closing);
  return closing;
}

function advertFor(closings: readonly Closing[], adverts: Advert[]): Advert {
  if (closings.length >= mostRoles) return closings[closings.length % mostRoles]!.advert;
  const advert = newAdvert('closed', closings.length);
  adverts.push(advert);
  return advert;
}
