import type { Page } from '@playwright/test';
import { inboxWords } from '#words/desk/inbox.de.ts';
import { kitWords } from '#words/desk/kit.de.ts';
import * as submissionsDe from '#words/desk/submissions.de.ts';
import { inRegion } from '#words/desk/regional.ts';
import type { Db } from '#server/db/db.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/site.ts';
import { test, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import type { Inbox } from '#domain/submissions/work.ts';

const { fieldLabels, submissionWords, unaskedFieldWords } = inRegion({ ...submissionsDe }, 'de-DE');

const letter = 'I have run the safety case of a rail interlocking, and I would like to talk.';
const germanLabels: readonly string[] = [
  ...Object.values(fieldLabels),
  ...Object.values(unaskedFieldWords.role),
  unaskedFieldWords.termsVersion,
];
/** Noon in Zurich, ten o’clock in the evening in Sydney. */
const received = Date.parse('2026-11-16T11:00:00Z');

async function fill(db: Db) {
  const names = { firstName: 'Iris', lastName: 'Paper' };
  const { id } = await storeSubmission(db, {
    kind: 'job-application',
    locale: 'en-GB',
    fields: { ...names, coverLetter: letter, roleWorkType: 'Permanent' },
    at: received,
  });
  await db.all(`update submission set state = 'in-work' where id = $1`, [id]);
}
test.use({ store: [{ fill }, { scope: 'worker' }] });
test.describe.configure({ mode: 'serial' });

const screens: readonly { path: string; heading: string }[] = [
  { path: '/', heading: kitWords.nav.today },
  { path: '/inbox', heading: kitWords.nav.inbox },
  { path: '/roles', heading: kitWords.nav.roles },
  { path: '/website', heading: kitWords.nav.website },
  { path: '/reports', heading: kitWords.nav.reports },
  { path: '/deliveries', heading: kitWords.nav.deliveries },
  { path: '/privacy', heading: kitWords.nav.privacy },
  { path: '/people', heading: kitWords.nav.people },
  { path: '/audit', heading: kitWords.nav.audit },
  { path: '/health', heading: kitWords.nav.health },
];

test('a person chooses German, and every page of the desk speaks it', async ({ page, desk }) => {
  test.slow();
  await choose(page, desk, {
    language: 'Language of the desk',
    value: 'de',
    save: 'Save settings',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Personen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  for (const { path, heading } of screens) {
    await page.goto(`${desk.url}/desk${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByText(kitWords.loading, { exact: true })).toHaveCount(0);
    expect(await englishIn(page), path).toEqual([]);
    expect(await placesIn(page), path).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { as: `${path} at ${width}` });
    }
  }
});

test('labels and our values are German, the words of an English sender stay', async ({
  page,
  desk,
}) => {
  await open(page, desk);
  await expect(page.getByRole('heading', { name: submissionWords.fields })).toBeVisible();
  await expect(page.getByText('Ort der Stelle', { exact: true })).toBeVisible();
  await expect(page.getByText('Remote (Europa)')).toBeVisible();
  await expect(page.getByText(letter)).toBeVisible();
  await expect(page.getByText('Festanstellung', { exact: true })).toBeVisible();
  expect(await placesIn(page)).toEqual([]);
  const labels = await page.locator('article dt').allTextContents();
  expect(labels.filter((label) => !germanLabels.includes(label))).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { as: `submission at ${width}` });
    const bar = page.getByRole('toolbar', { name: submissionWords.acts.label });
    for (const name of ['assign', 'close', 'answer'] as const) {
      const act = bar.getByRole('button', { name: submissionWords.acts.names[name] });
      await expect(act).toBeInViewport({ ratio: 1 });
    }
  }
  await page.goto(`${desk.url}/desk/vacancies/new`);
  await expect(page.getByLabel('Titel, Deutsch')).toBeAttached();
  expect(await placesIn(page)).toEqual([]);
});

test('at 1440 px no word of the list is cut, and all acts of its bar are in sight', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.url}/desk/inbox?owner=none`);
  const cell = page.getByRole('gridcell', { name: submissionWords.states['in-work'], exact: true });
  await expect(cell).toBeVisible();
  const [needed, shown] = await cell.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(needed).toBeLessThanOrEqual(shown!);
  for (const name of [inboxWords.csv, inboxWords.help]) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('times are in the format and the zone of the person', async ({ page, desk }) => {
  await choose(page, desk, {
    language: 'Sprache des Desks',
    value: 'de',
    save: 'Einstellungen speichern',
    zone: ['Zeitzone', 'Australia/Sydney'],
  });
  await open(page, desk);
  await expect(page.getByText('16.11.2026, 22:00').first()).toBeVisible();
});

test('a colleague on the same browser has the desk in their own language', async ({
  context,
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/desk`);
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeAttached();
  // Or the first page would go on asking what only an administrator may read, and be refused.
  await page.goto('about:blank');
  await desk.signInto(context, 'ben');
  await page.goto(`${desk.url}/desk`);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('the desk goes back to English', async ({ page, desk }) => {
  await choose(page, desk, {
    language: 'Sprache des Desks',
    value: 'en',
    save: 'Einstellungen speichern',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

async function choose(
  page: Page,
  desk: FilledDesk,
  {
    language,
    value,
    save,
    zone,
  }: { language: string; value: string; save: string; zone?: [label: string, value: string] },
) {
  await page.goto(`${desk.url}/desk/people`);
  await page.getByLabel(language).selectOption(value);
  if (zone) await page.getByLabel(zone[0]).selectOption(zone[1]);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences'));
  // The desk is loaded again with the new words or times.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: save }).click();
  expect((await saved).status()).toBe(204);
  await reloaded;
}

async function open(page: Page, desk: FilledDesk) {
  const { rows } = await desk.ask<Inbox>('/inbox?q=iris+paper');
  await page.goto(`${desk.url}/desk/submissions/${rows[0]!.id}`);
}

/** Where a fact or a regional word was to be filled in. */
function placesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.outerHTML.match(/[^<>"]*\{\{[^<>"]*/g) ?? []);
}

/** Texts and names on the page with a word that German does not have; adverts say their language. */
function englishIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const english =
      /(?<![-\w])(the|and|with|of|are|is|this|your|from|has|have|to|for|not|no|show|all)(?![-\w])/i;
    const said: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[lang="en"], script, noscript, style, option')) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) {
        said.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
      }
    }
    return [...new Set(said.map((text) => text.trim()).filter((text) => english.test(text)))];
  });
}
