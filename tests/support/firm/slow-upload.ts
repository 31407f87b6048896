import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pdfBytes } from '#tests/factories/documents.ts';
import { rawBody, rawPost } from '../server/send-raw.ts';
import type { Ledger, Visit } from './ledger.ts';
import { aVisit } from './visitors.ts';

const fileBytes = 4.8 * 1024 * 1024;
const pieces = 40;

/** Sends a form with a file of 5 MB in many pieces; `atHalf` resolves in the middle of it. */
export function uploadSlowly(url: string, ledger: Ledger, pauseMs: number) {
  const half = Promise.withResolvers<void>();
  return { atHalf: half.promise, answered: send() };

  async function send(): Promise<string | undefined> {
    const visit = aVisit();
    const bytes = pdfBytes(randomBytes(fileBytes).toString('latin1'));
    visit.sha256 = createHash('sha256').update(bytes).digest('hex');
    const { field, filename } = visit.file!;
    const parts = Object.entries(visit.fields).map(([name, content]) => ({
      disposition: `form-data; name="${name}"`,
      content,
    }));
    const file = {
      disposition: `form-data; name="${field}"; filename="${filename}"`,
      headers: 'Content-Type: application/pdf\r\n',
      content: bytes,
    };
    const request = rawPost(`/api/intake/${visit.kind}`, rawBody([...parts, file]), {
      'Idempotency-Key': visit.key,
      Accept: 'application/json',
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const closed = new Promise<void>((resolve) => {
      socket.once('close', resolve);
      socket.once('error', () => resolve());
    });
    const size = Math.ceil(request.length / pieces);
    for (let nth = 0; nth < pieces; nth += 1) {
      socket.write(request.subarray(nth * size, (nth + 1) * size));
      await wait(pauseMs);
      if (nth === pieces / 2) half.resolve();
    }
    await Promise.race([closed, wait(60_000)]);
    const [, body] = /^HTTP\/1\.1 201 .*?\r\n\r\n.*?(\{.*\})/s.exec(answer) ?? [];
    if (body === undefined) return `the upload in flight was answered "${answer.slice(0, 100)}"`;
    visit.receipt = JSON.parse(body) as Visit['receipt'];
    ledger.visits.push(visit);
    return undefined;
  }
}
