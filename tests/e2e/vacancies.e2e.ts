import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs' });
const titles = (page: Page) => jobs(page).getByRole('heading', { level: 3 });
const cards = (page: Page) =>
  jobs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const search = (page: Page) => page.getByLabel('Search the vacancies');

async function open(page: Page, address = '/vacancies') {
  await page.goto(address);
  await hydrated(page);
}

async function openFilters(page: Page) {
  await page.locator('summary', { hasText: 'Filters' }).click();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found).toEqual([]);
}

/** The figures come from the page itself, since content may change. */
async function shownOf(page: Page): Promise<{ shown: number; total: number }> {
  const text = await count(page).innerText();
  const [, shown, total] = /^Showing (\d+) of (\d+) jobs$/.exec(text) ?? [];
  return { shown: Number(shown), total: Number(total) };
}

test('open roles are listed first of all, and filters narrow them', async ({ page }) => {
  await open(page);
  const { shown, total } = await shownOf(page);
  expect(shown).toBeLessThan(total);
  await expect(titles(page)).toHaveCount(shown);
  await expect(page.getByText('1 active')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeVisible();

  await openFilters(page);
  const closed = page.getByRole('group', { name: 'Status' }).getByLabel('Closed', { exact: true });
  await expect(closed).toHaveAccessibleDescription(`${total - shown} jobs`);
  await closed.check();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);

  const automotive = page.getByRole('checkbox', { name: 'Automotive', exact: true });
  const promised = await automotive.evaluate((box) => {
    const described = box.getAttribute('aria-describedby') ?? '';
    return Number.parseInt(document.getElementById(described)?.innerText ?? '', 10);
  });
  await automotive.check();
  await expect(count(page)).toHaveText(`Showing ${promised} of ${total} jobs`);
  await expect(page.getByText('3 active')).toBeVisible();

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(count(page)).toHaveText(`Showing ${shown} of ${total} jobs`);
  await expect(automotive).not.toBeChecked();
  await expect(closed).not.toBeChecked();
  await expect(page).toHaveURL('/vacancies');
});

test('the list and its open filters are accessible, closed roles included', async ({ page }) => {
  await open(page, '/vacancies?sector=automotive&status=any');
  await openFilters(page);
  await expect(page.getByRole('group', { name: 'Sectors' })).toBeVisible();
  await expectAccessible(page);
});

test('a choice can be shared, undone with Back and redone with Forward', async ({ page }) => {
  await open(page, '/vacancies?sector=automotive&status=open&status=closed');
  const { shown, total } = await shownOf(page);
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: 'Automotive', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Closed', exact: true })).toBeChecked();

  const fetched: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon anew with each entry of the history.
    if (!request.url().includes('/icons/')) fetched.push(request.url());
  });
  await page.getByRole('button', { name: 'Remove filter Automotive' }).click();
  await expect(page).toHaveURL('/vacancies?status=open&status=closed');
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  await page.goBack();
  await expect(count(page)).toHaveText(`Showing ${shown} of ${total} jobs`);
  await page.goForward();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  expect(fetched, 'filtering needs no call').toEqual([]);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Vacancies' })
    .click();
  await expect(page).toHaveURL('/vacancies');
  await expect(page.getByRole('checkbox', { name: 'Closed', exact: true })).not.toBeChecked();
});

test.describe('before any script has come', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)/ });

  test('a shared choice never shows the wrong roles first', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/vacancies?location=graz&status=closed');
    await expect(page.locator('html')).toHaveAttribute('data-query', '');
    await expect(titles(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a search understands the words of the field', async ({ page }) => {
  await open(page);
  await search(page).pressSequentially('asil');
  await expect(titles(page)).toHaveText(['Functional Safety Manager, Braking Systems']);
  await expect(page).toHaveURL('/vacancies?q=asil');
  await page.goBack();
  await expect(page).toHaveURL('/vacancies');
  await expect(search(page)).toHaveValue('');

  await search(page).fill('nothing of the kind');
  await expect(page.getByText('No jobs match your current filters.')).toBeVisible();
  await expect(count(page)).toHaveText(/^Showing 0 of/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear All Filters', exact: true }).click();
  await expect(titles(page)).not.toHaveCount(0);
  await expect(search(page)).toHaveValue('');
  await expect(jobs(page)).toBeFocused();
});

test('a card opens in place and returns to where it was', async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  await expect(card.getByText('+4 more')).toBeVisible();
  const more = card.getByText('More Details');
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(card.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expectAccessible(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await card.getByText('Show Less').click();
  await expect(card.getByRole('heading', { name: 'Requirements' })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a closed role says so and takes no application', async ({ page }) => {
  await open(page, '/vacancies?location=graz&status=closed');
  const card = cards(page);
  await expect(card.getByText('Closed', { exact: true })).toBeVisible();
  const buttons = card.getByRole('button', { name: 'Position Closed' });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeDisabled();
  await expect(buttons.last()).toBeDisabled();
  await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expectAccessible(page);

  await titles(page).getByRole('link').click();
  await expect(page.getByText('This position is closed')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Similar open roles' })).toBeVisible();
  expect(await structuredData(page)).not.toContain('JobPosting');
});

test('Apply Now carries the role to the contact page', async ({ page }) => {
  await open(page);
  const title = await titles(page).first().innerText();
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL(/\/contact\?subject=Application/);
  const subject = await page.evaluate(() => window.history.state.usr.subject as string);
  expect(subject).toMatch(/^Application: .+ - .+$/);
  expect(subject).toContain(title);
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
});

test('Submit Application opens the form for that role', async ({ page }) => {
  await open(page);
  const title = await titles(page).nth(1).innerText();
  await page.getByRole('button', { name: 'Submit Application' }).nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a role has its own page, which can be shared and applied to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const title = await titles(page).first().innerText();
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await structuredData(page)).toContain('JobPosting');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(copied)}`,
  );
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
});

test('the list names its first roles and its feeds, which hold the open ones', async ({ page }) => {
  await open(page);
  const { shown } = await shownOf(page);
  expect(await structuredData(page)).toContain('ItemList');
  for (const [type, address] of [
    ['application/feed+json', '/vacancies.json'],
    ['application/rss+xml', '/vacancies.xml'],
  ] as const) {
    const link = page.locator(`link[rel="alternate"][type="${type}"]`);
    await expect(link).toHaveAttribute('href', new RegExp(`^https?://.+${address}$`));
  }
  const json = await (await page.request.get('/vacancies.json')).json();
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.items).toHaveLength(shown);
  const rss = await (await page.request.get('/vacancies.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(shown);
});

test('Send Your CV and Speak with a Consultant lead to the registration', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Speak with a Consultant' }).click();
  await expect(page).toHaveURL('/candidate-registration');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Send Your CV' }).click();
  await expect(page).toHaveURL('/candidate-registration');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the open roles can be read, opened and answered', async ({ page }) => {
    await page.goto('/vacancies');
    await expect(titles(page)).not.toHaveCount(0);
    await expect(search(page)).toBeHidden();
    await page.getByText('More Details').first().click();
    await expect(page.getByRole('heading', { name: 'Responsibilities' }).first()).toBeVisible();
    const title = await titles(page).first().innerText();
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }),
    ).toHaveAttribute('href', /\/contact\?subject=/);
  });
});

async function structuredData(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
}
