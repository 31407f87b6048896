import type { Page } from '@playwright/test';
import { live } from './site.ts';

export const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
export const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs' });
export const titles = (page: Page) => jobs(page).getByRole('heading', { level: 3 });
/** A card with its details: their list item. The card itself is the article in it. */
export const cards = (page: Page) =>
  jobs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const search = (page: Page) => page.getByLabel('Search the vacancies');
export const option = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true });

/** Opens the list and waits until it is hydrated. */
export async function open(page: Page, address = '/vacancies') {
  await page.goto(address);
  await live(page, '#filter-form');
}

/** Holds back every script until `release` is called. */
export async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}

/** The figures come from the page itself, since content may change. */
export async function shownOf(page: Page): Promise<{ shown: number; total: number }> {
  const text = await count(page).innerText();
  const [, shown, total] = /^Showing (\d+) of (\d+) jobs$/.exec(text) ?? [];
  return { shown: Number(shown), total: Number(total) };
}

export async function structuredData(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
}
