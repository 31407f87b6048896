import { createHash, randomUUID } from 'node:crypto';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { seenField } from '#domain/threads/reply.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { ask, type Asked } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import { findInInbox } from './find-in-inbox.ts';
import { pause, write, type Ledger, type Said, type Visit } from './ledger.ts';
import { anyAddress, recentVisit } from './visitors.ts';

/** Below the daily limits of answers by mail and of replies. */
const mostMessages = 10;

/** Staff answer a submission, or its sender replies on the status page. */
export async function converse(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const one = recentVisit(
    ledger,
    ({ talks, withdrawn, said }) =>
      talks && withdrawn.certain() === false && said.length < mostMessages,
  );
  if (!one) return pause();
  if (Math.random() < 0.5) await answer(one);
  else await reply(one);

  async function answer(visit: Visit) {
    const row = await findInInbox(url, ledger, desk, visit);
    if (!row) return;
    const text = `Answer ${randomUUID()}`;
    const address = `/submissions/${row.id}`;
    const read = await ask({ ledger, done: [200], refused: [404] }, (signal) =>
      deskRequest(url, desk, address, { signal }),
    );
    if (read.answer !== 'done') return;
    const begunWith = draftIn(read);
    const draft = { draft: begunWith, template: '', subject: 'Your submission', text };
    // 404: taken back meanwhile. 409: changed meanwhile.
    const refused = [404, 409];
    const saved = await ask({ ledger, done: [200], refused }, (signal) =>
      deskRequest(url, desk, `/submissions/${row.id}/answer`, {
        method: 'PUT',
        payload: draft,
        signal,
      }),
    );
    if (saved.answer !== 'done') return;
    const kept = draftIn(saved);
    // A colleague has sent it before the desk read it again.
    if (kept === null) return;
    const released = await ask({ ledger, work: 'message', done: [200], refused }, (signal) =>
      deskRequest(url, desk, `/submissions/${row.id}/answer/release`, {
        payload: { version: row.version + 1, draft: kept },
        signal,
      }),
    );
    visit.said.push({ author: 'desk', text, sha256: undefined, answer: released.answer });
    // Whoever answers what nobody has taken owns it.
    if (row.owner === null) write(visit.owner, desk.person.id, released.answer);
  }

  /** One that got no answer is sent again as it was, as a browser does. */
  async function reply({ said, receipt }: Visit) {
    const sent = said.find((one) => one.author === 'sender' && one.answer === 'unknown');
    const text = sent?.text ?? `Reply ${randomUUID()}`;
    const bytes = pdfBytes(text);
    const form = new FormData();
    form.append('text', text);
    form.append(seenField, '1');
    form.append('file', new File([new Uint8Array(bytes)], 'reply.pdf'));
    // 409 and 410: taken back or erased meanwhile.
    const done = await ask(
      { ledger, work: 'message', done: [303], refused: [409, 410] },
      (signal) =>
        fetch(`${url}${receipt!.status}/reply`, {
          method: 'POST',
          body: form,
          headers: { accept: 'text/html', 'x-forwarded-for': anyAddress() },
          redirect: 'manual',
          signal,
        }),
    );
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const one: Said = sent ?? { author: 'sender', text, sha256, answer: done.answer };
    if (!sent) said.push(one);
    // What a repeat is refused may have been stored before.
    else if (done.answer === 'done') sent.answer = 'done';
  }
}

/** The answer that is not sent yet, in what the desk says about a submission. */
function draftIn({ body }: Asked): string | null {
  return (JSON.parse(body) as SubmissionDetail).draft?.id ?? null;
}
