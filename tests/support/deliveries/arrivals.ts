import { setTimeout as wait } from 'node:timers/promises';
import { compareEvent, compareSubmission, type Sent, type SentEvent } from './compare-received.ts';
import type { N8nApi, Received } from './n8n-api.ts';
import type { Site } from '../server/site-with-webhooks.ts';

const arrivalMs = 60_000;

/** Waits for what was sent, compares it, and adds a line to `broken` for each difference. */
export function watchArrivals(site: Site, { received, bytesOf }: N8nApi, broken: string[]) {
  const compared = { fields: 0, files: 0, signatures: 0 };
  return { compared, arrives, eventArrives, find };

  /** Every attempt of it had the id that n8n shows. */
  async function arrives(sent: Sent) {
    const found = await find(sent, (body) => 'source' in body, sent.kind);
    if (!found) return;
    broken.push(...(await compareSubmission(sent, found, bytesOf, compared)));
    const attempts = site.attempts(sent.reference).filter((one) => one.purpose === 'submission');
    const ids = new Set([...attempts.map(({ task }) => task), found.headers['webhook-id']]);
    if (ids.size !== 1) broken.push(`${sent.reference} was sent with ${ids.size} ids`);
  }

  async function eventArrives(sent: Sent, event: SentEvent) {
    const text = event.message?.text;
    const found = await find(
      sent,
      ({ type, data }) =>
        type === event.type && (data as { message?: { text: string } }).message?.text === text,
      event.type,
    );
    if (found) broken.push(...(await compareEvent(sent, event, found, bytesOf, compared)));
  }

  /** The body of a successful execution. */
  async function find(
    { reference }: Sent,
    isIt: (body: Received['body']) => boolean,
    what: string,
  ): Promise<Received | undefined> {
    const deadline = performance.now() + arrivalMs;
    for (;;) {
      const found = (await received()).find(
        ({ status, headers, body }) =>
          status === 'success' && headers['northgauge-reference'] === reference && isIt(body),
      );
      if (found) return found;
      if (performance.now() > deadline) {
        broken.push(`${what} ${reference} does not arrive in n8n`);
        return undefined;
      }
      await wait(250);
    }
  }
}
