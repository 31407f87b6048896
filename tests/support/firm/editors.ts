import { randomUUID } from 'node:crypto';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import { ask } from './ask.ts';
import { deskRequest, type Desk } from './desk-request.ts';
import { pause, type EditedPage, type Ledger } from './ledger.ts';

/** Of both the address is the name, and the heading stands in the page as it is written. */
const ids = ['about', 'expertise'];

export type PageContent = { en: { hero: { heading: string } } };

/** Writes another heading of a page and publishes it. */
export async function editPage(url: string, ledger: Ledger, desk: Desk): Promise<void> {
  const page = pageOf(ledger, ids[Math.floor(Math.random() * ids.length)]!);
  const read = await ask({ ledger, done: [200] }, desks('', 'GET'));
  if (read.answer !== 'done') return;
  const { version, published } = JSON.parse(read.body) as WebsiteDetail;
  if (published!.revision < Math.max(0, ...page.headings.keys())) {
    ledger.surprises.add(
      `revision ${published!.revision} of ${page.id} is older than acknowledged`,
    );
  }
  const content = structuredClone(published!.content) as PageContent;
  content.en.hero.heading = `Heading ${randomUUID()}`;
  // Of a request that had no answer the change may come after the reading.
  const refused = [409];
  const saved = await ask(
    { ledger, done: [200], refused },
    desks('/draft', 'PUT', { content, version }),
  );
  if (saved.answer !== 'done') return;
  const draft = JSON.parse(saved.body) as DraftSaved;
  const { answer, body } = await ask(
    { ledger, work: 'page', done: [200], refused },
    desks('/publish', 'POST', { version: draft.version }),
  );
  page.uncertain = answer === 'unknown';
  if (answer !== 'done') return;
  const shown = JSON.parse(body) as WebsiteDetail;
  page.headings.set(shown.published!.revision, content.en.hero.heading);
  // After a publication every page is rendered again, which takes the others' time.
  await pause(500);

  function desks(address: string, method: string, payload?: object) {
    return (signal: AbortSignal) =>
      deskRequest(url, desk, `/website/page/${page.id}${address}`, {
        method,
        signal,
        ...(payload && { payload }),
      });
  }
}

function pageOf({ pages }: Ledger, id: string): EditedPage {
  const known = pages.find((page) => page.id === id);
  if (known) return known;
  const page = { id, headings: new Map(), uncertain: false };
  pages.push(page);
  return page;
}
