import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/site.ts';

test.use({ locale: 'de-DE' });

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Stellen' });
const jobs = (page: Page) => page.getByRole('region', { name: 'Stellen', exact: true });
const titles = (page: Page) => jobs(page).getByRole('heading', { level: 3 });

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

test('the list is filtered, searched, emptied and restored in German', async ({ page }) => {
  await open(page, '/de/vacancies');
  const [, shown, total] = /^(\d+) von (\d+) Stellen$/.exec(await count(page).innerText()) ?? [];
  expect(Number(shown)).toBeLessThan(Number(total));
  await expect(titles(page)).toHaveCount(Number(shown));
  for (const title of await titles(page).allInnerTexts()) expect(title).toContain('(m/w/d)');
  await expect(page.getByText('1 aktiv')).toBeVisible();

  await page.locator('summary', { hasText: 'Filter' }).click();
  await page.getByRole('group', { name: 'Status' }).getByLabel('Geschlossen').check();
  await expect(count(page)).toHaveText(`${total} von ${total} Stellen`);
  await page.getByRole('group', { name: 'Ort' }).getByLabel('Genf').check();
  await expect(page).toHaveURL(/\/de\/vacancies\?.*location=geneva/);
  await expect(titles(page)).toHaveText(['Datenschutzberatung Klinische Forschung (m/w/d)']);
  await page.getByRole('button', { name: 'Filter Genf entfernen' }).click();
  await page.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
  await expect(count(page)).toHaveText(`${shown} von ${total} Stellen`);
  await expect(page).toHaveURL('/de/vacancies');

  const search = page.getByLabel('Stellen durchsuchen');
  await search.fill('bremssysteme');
  await expect(titles(page)).toHaveText(['Functional Safety Manager Bremssysteme (m/w/d)']);
  await search.fill('nichts dergleichen');
  await expect(page.getByText('Keine Stelle entspricht den gewählten Filtern.')).toBeVisible();
  await jobs(page).getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
  await expect(titles(page)).toHaveCount(Number(shown));
});

test('a card opens, closes, leads to the message and to the page of its role', async ({ page }) => {
  await open(page, '/de/vacancies');
  const card = jobs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(card.getByText(/^\+\d weitere$/)).toBeVisible();
  await card.getByText('Einzelheiten anzeigen').click();
  for (const name of ['Aufgaben', 'Erforderliche Kenntnisse', 'Anforderungen']) {
    await expect(card.getByRole('heading', { name })).toBeVisible();
  }
  await card.getByText('Weniger anzeigen').click();
  await expect(card.getByRole('heading', { name: 'Aufgaben' })).toBeHidden();

  const title = await titles(page).first().innerText();
  await card.getByRole('link', { name: 'Jetzt bewerben' }).click();
  await expect(page).toHaveURL(/\/de\/contact\?subject=Bewerbung/);
  const subject = page.getByLabel('Betreff');
  await expect(subject).toHaveValue(/^Bewerbung: .+ - .+$/);
  expect(await subject.inputValue()).toContain(title);

  await page.goBack();
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Vertraulich').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auf LinkedIn teilen' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('/de/vacancies/')),
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'JobPosting');
  expect(posting.title).toBe(title);
  await page.getByRole('link', { name: 'Alle Stellen' }).first().click();
  await expect(page).toHaveURL('/de/vacancies');
});

test('a closed role says so, and the list names its German feeds', async ({ page }) => {
  await open(page, '/de/vacancies?location=graz&status=closed');
  await expect(jobs(page).getByText('Geschlossen', { exact: true })).toBeVisible();
  const buttons = jobs(page).getByRole('button', { name: 'Nicht mehr offen' });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeDisabled();
  const feed = page.locator('link[rel="alternate"][type="application/feed+json"]');
  await expect(feed).toHaveAttribute('title', 'Offene Stellen abonnieren');
  await expect(feed).toHaveAttribute('href', /\/de\/vacancies\.json$/);
  const { language, items } = await (await page.request.get('/de/vacancies.json')).json();
  expect(language).toBe('de-DE');
  expect(items[0].title).toContain('(m/w/d)');

  await titles(page).getByRole('link').click();
  await expect(
    page.getByRole('heading', { name: 'Diese Stelle ist nicht mehr offen' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ähnliche offene Stellen' })).toBeVisible();
});
