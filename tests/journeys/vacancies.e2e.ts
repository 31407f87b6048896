import { expectAccessible } from '../support/accessible.ts';
import { pastedText } from '../support/clipboard.ts';
import { expect, test } from '../support/site.ts';
import {
  count,
  jobs,
  open,
  openFilters,
  search,
  shownOf,
  structuredData,
  titles,
} from '../support/vacancies-page.ts';

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

test('a search in German finds a place by its German name', async ({ page }) => {
  await open(page, '/de/vacancies');
  await page.getByRole('searchbox').fill('München');
  await expect(page).toHaveURL(/q=M/);
  await expect(page.getByText(/^[1-9]\d* von \d+ Stellen$/)).toBeVisible();
});

test('a search keeps its last letter when the page is left at once', async ({ page }) => {
  await page.clock.install();
  await open(page);
  // No time passes from here on, so that nothing is written for having waited.
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially('asil');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await expect(page).toHaveURL('/about');
  await page.clock.resume();
  await page.goBack();
  await expect(page).toHaveURL('/vacancies?q=asil');
  await expect(search(page)).toHaveValue('asil');
});

test('a role has its own page, which can be shared and applied to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const title = await titles(page).first().innerText();
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await structuredData(page)).toContain('JobPosting');
  await expectAccessible(page);

  await expect(page.getByRole('button', { name: 'Share...' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await pastedText(page);
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(copied)}`,
  );
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
});

test.describe('where the device can share', () => {
  test('its own sheet is offered with the title and the address of the role', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: ShareData[] = [];
      Object.assign(window, { shared: calls });
      navigator.share = async (data) => {
        calls.push(data ?? {});
        // What a device does when the visitor closes the sheet.
        throw new DOMException('Share canceled', 'AbortError');
      };
    });
    await open(page);
    const title = await titles(page).first().innerText();
    await titles(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Share...' }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    const url = await page.locator('link[rel="canonical"]').getAttribute('href');
    await expect.poll(shared).toEqual([{ title, url }]);
  });
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
