/** Whatever an editor publishes can be shown. No browser is needed. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { catalogue, openCatalogue } from '#content/catalogue.server.ts';
import { contentIssues } from '#content/content-issues.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { locales } from '#domain/edition/editions.ts';
import { advertFaults } from '#domain/vacancies/law/advert-law.ts';
import { type PublishedVacancy, vacancySchema } from '#domain/vacancies/vacancy.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { loadSite } from '#server/web/pages/page-renderer.ts';
import { documentRecords } from '#server/documents/read-documents.ts';
import { asEdited, contentOf, nameOf } from '#server/documents/document.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { openStore } from '#server/db/open-store.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';

const documents = readContentFolder(contentFolder());
const { firm, company, vacancies } = catalogue();
const day = isoDay(Date.now());

/** Markup, addresses, places and citations that there are not. */
const hostileTexts = [
  '<script>alert(1)</script> [a](javascript:alert(1)) ![b](c) | d | {#e} [^f] {g} [[h]] &amp; “',
  'https://unknown.example/%E0%A4%A',
  'unknown',
];

test('what schema and law accept can be shown, or is refused with words', async () => {
  test.setTimeout(900_000);
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await seedStore(db, Date.now());
  const site = (await loadSite(path.resolve('build')))!;
  const { headers } = await signIn(db, { role: 'administrator' });
  const { url, stop } = await startApp(db, dataDir, {
    desk: { channels: [], build: 'build' },
    site,
  });
  const refused: string[] = [];
  const failing: string[] = [];
  for (const { key, published, version } of await documentRecords(db)) {
    const before = contentOf(key, published!);
    const edited = asEdited(key, { ...published, content: before });
    const hostile = madeHostile(edited, (content) => isAccepted(key, content));
    const publish = (content: unknown, read: number) =>
      fetch(`${url}/api/desk/website/${key.kind}/${key.id}/publish`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ version: read, content }),
      });
    const answer = await publish(hostile, version);
    if (answer.status !== 200) {
      refused.push(`${nameOf(key)}: ${answer.status} ${await answer.text()}`);
      continue;
    }
    failing.push(...(await failingPages(key, hostile)));
    expect((await publish(edited, version + 1)).status).toBe(200);
  }
  await stop();
  await db.close();
  expect(failing).toEqual([]);
  // Each by the code of a page: the schema accepted it.
  expect(refused.filter((one) => !one.includes('"page-fails"'))).toEqual([]);

  async function failingPages(key: DocumentKey, content: unknown): Promise<string[]> {
    const found: string[] = [];
    const isAdvert = key.kind === 'vacancy';
    const shown = isAdvert ? documents : withDocument(documents, key, content);
    const present = openCatalogue(shown);
    const listed = isAdvert ? [content as PublishedVacancy, ...vacancies] : vacancies;
    for (const locale of locales(firm)) {
      for (const page of pagesShowing(key)) {
        if (page.name.startsWith('email') || page.name === 'status-page') continue;
        const address = page.path(firm, locale, content);
        const locals = { vacancies: listed, today: day };
        await site.render(address, locals, present).catch((error: Error) => {
          found.push(`${address}: ${error.message}`);
        });
      }
    }
    return found;
  }
});

/** By its schema, and by what other documents need of it. */
function isAccepted(key: DocumentKey, content: unknown): boolean {
  if (key.kind === 'vacancy') {
    const { slug: _, ...advert } = content as { slug: string };
    const { success, data } = vacancySchema(firm).safeParse(advert);
    return success && advertFaults(firm, data, company, { day }).length === 0;
  }
  return contentIssues(withDocument(documents, key, content), key, catalogue()).issues.length === 0;
}

/** Every text of it in which the schema accepts a hostile one has one; larger parts are tried first. */
function madeHostile(content: unknown, accepts: (content: unknown) => boolean): unknown {
  let made = content;
  const tryAt = (place: (string | number)[], part: unknown) => {
    for (const text of hostileTexts) {
      const changed = withAt(made, place, everyText(part, text));
      if (accepts(changed)) {
        made = changed;
        return;
      }
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [name, below] of Object.entries(part)) {
      if (hasText(below)) tryAt([...place, name], below);
    }
  };
  tryAt([], content);
  return made;
}

function everyText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => everyText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => [name, everyText(below, text)]),
  );
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

function withAt(content: unknown, [first, ...rest]: (string | number)[], part: unknown): unknown {
  if (first === undefined) return part;
  const below = withAt((content as Record<string, unknown>)[first], rest, part);
  if (!Array.isArray(content)) return { ...(content as object), [first]: below };
  return content.map((one, at) => (String(at) === String(first) ? below : one));
}
