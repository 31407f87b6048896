import type { Page } from '@playwright/test';
import { hydrated } from './site.ts';

export const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
export const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs' });
export const titles = (page: Page) => jobs(page).getByRole('heading', { level: 3 });
export const cards = (page: Page) =>
  jobs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const search = (page: Page) => page.getByLabel('Search the vacancies');

export async function open(page: Page, address = '/vacancies') {
  await page.goto(address);
  await hydrated(page);
}

export async function openFilters(page: Page) {
  await page.locator('summary', { hasText: 'Filters' }).click();
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
