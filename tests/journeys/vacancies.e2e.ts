import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { forEachEdition } from '#tests/support/browser/editions.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import {
  cards,
  count,
  holdScripts,
  jobs,
  open,
  option,
  search,
  shownOf,
  structuredData,
  titles,
} from '#tests/support/browser/vacancies-page.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ viewport: wide });

for (const viewport of [wide, phone]) {
  test(`at ${viewport.width} px the first job is on the first screen under the cookie notice`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
    for (const part of [titles(page).first(), cards(page).first().getByRole('definition').nth(1)]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }
  });
}

test('open roles are listed by default, and filters narrow them', async ({ page }) => {
  await open(page);
  const { shown, total } = await shownOf(page);
  expect(shown).toBeLessThan(total);
  await expect(titles(page)).toHaveCount(shown);
  const active = page.getByText(/\d active/).filter({ visible: true });
  await expect(active, 'the default Open').toHaveText('1 active');
  const clear = page.getByRole('button', { name: 'Clear all filters' });
  await expect(clear).toBeVisible();

  const closed = page.getByRole('group', { name: 'Status' }).getByLabel('Closed', { exact: true });
  await expect(closed).toHaveAccessibleDescription(`${total - shown} jobs`);
  await closed.check();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);

  const automotive = option(page, 'Automotive');
  const promised = await automotive.evaluate((box) => {
    const [counted = ''] = (box.getAttribute('aria-describedby') ?? '').split(' ');
    return Number.parseInt(document.getElementById(counted)?.innerText ?? '', 10);
  });
  await automotive.check();
  await expect(count(page)).toHaveText(`Showing ${promised} of ${total} jobs`);
  await expect(titles(page)).toHaveCount(promised);
  await expect(active).toHaveText('3 active');

  await clear.click();
  await expect(count(page)).toHaveText(`Showing ${shown} of ${total} jobs`);
  await expect(automotive).not.toBeChecked();
  await expect(closed).not.toBeChecked();
  await expect(active).toHaveText('1 active');
  await expect(page).toHaveURL('/vacancies');
});

test('the panel stands beside the list and collapses in favour of a fourth column', async ({
  page,
}) => {
  await open(page, '/vacancies?status=any');
  const firstRow = async () => {
    const boxes = await jobs(page)
      .getByRole('article')
      .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().top));
    return boxes.filter((top) => top === boxes[0]).length;
  };
  await expect.poll(firstRow).toBe(3);
  const panel = (await page.locator('#filters').boundingBox())!;
  expect(panel.x + panel.width).toBeLessThan((await jobs(page).boundingBox())!.x);

  await page.locator('summary', { hasText: 'Filters' }).click();
  await expect(option(page, 'Automotive')).toBeHidden();
  await expect.poll(firstRow).toBe(4);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(firstRow).toBe(3);
  await page.setViewportSize({ width: 640, height: 900 });
  await expect.poll(firstRow).toBe(2);
});

test('on a phone the filters are a sheet whose button counts the jobs', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const { shown, total } = await shownOf(page);
  await page.getByRole('button', { name: 'Filters 1 active' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ jobs?$/ });
  await expect(show).toHaveText(`Show ${shown} jobs`);
  await expect(show).toBeInViewport();
  await expectAccessible(page, { part: 'dialog' });

  await sheet.getByRole('checkbox', { name: 'Closed', exact: true }).check();
  await expect(show).toHaveText(`Show ${total} jobs`);
  await expect(show).toBeInViewport();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  await expect(page).toHaveURL('/vacancies?status=open&status=closed');

  await page.getByRole('button', { name: 'Filters 2 active' }).click();
  await sheet.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(show).toHaveText(`Show ${shown} jobs`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the list and its filters are accessible, closed roles included', async ({ page }) => {
  await open(page, '/vacancies?sector=automotive&status=any');
  await expect(page.getByRole('group', { name: 'Sectors' })).toBeVisible();
  await expectAccessible(page);
});

test('a choice can be shared, undone with Back and redone with Forward', async ({ page }) => {
  await open(page, '/vacancies?sector=automotive&status=open&status=closed');
  const { shown, total } = await shownOf(page);
  await expect(option(page, 'Automotive')).toBeChecked();
  await expect(option(page, 'Closed')).toBeChecked();

  const fetched: string[] = [];
  page.on('request', (request) => {
    // Chromium requests the icon again with each history entry.
    if (!request.url().includes('/icons/')) fetched.push(request.url());
  });
  await page.getByRole('button', { name: 'Remove filter Automotive' }).click();
  await expect(page).toHaveURL('/vacancies?status=open&status=closed');
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  await expect(jobs(page)).toBeFocused();
  await page.goBack();
  await expect(count(page)).toHaveText(`Showing ${shown} of ${total} jobs`);
  await expect(option(page, 'Automotive')).toBeChecked();
  await page.goForward();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  expect(fetched, 'filtering needs no request').toEqual([]);
});

test('Back from another page restores filters and place', async ({ page }) => {
  await open(page);
  const { total } = await shownOf(page);
  await option(page, 'Closed').check();
  await expect(page).toHaveURL('/vacancies?status=open&status=closed');
  await expect(titles(page)).toHaveCount(total);
  const last = titles(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/vacancies\/[a-z]/);
  await page.goBack();
  await expect(option(page, 'Closed')).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('filters and keywords entered before hydration are applied', inTestAll, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/vacancies?industry=technology', { waitUntil: 'commit' });
  const { shown, total } = await shownOf(page);
  await option(page, 'Technology').uncheck();
  await option(page, 'Closed').check();
  await option(page, 'Automotive').check();
  await search(page).fill('iso');
  expect(await shownOf(page), 'not live yet').toEqual({ shown, total });

  scripts.release();
  await expect(page).toHaveURL('/vacancies?q=iso&sector=automotive&status=open&status=closed');
  await expect(option(page, 'Technology')).not.toBeChecked();
  await expect(option(page, 'Automotive')).toBeChecked();
  await expect(option(page, 'Closed')).toBeChecked();
  await expect(search(page)).toHaveValue('iso');
  const now = await shownOf(page);
  await expect(titles(page)).toHaveCount(now.shown);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(count(page)).not.toHaveText(`Showing ${now.shown} of ${total} jobs`);
});

test('a shared choice is rendered by the server, before any script', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/vacancies?location=graz&status=closed', { waitUntil: 'commit' });
  await expect(titles(page)).toHaveCount(1);
  await expect(count(page)).toHaveText(/^Showing 1 of/);
  await expect(option(page, 'Graz')).toBeChecked();
  scripts.release();
});

test('a search understands synonyms of the field', async ({ page }) => {
  await open(page);
  // At once: letters that are far apart are searches of their own in the history.
  await search(page).fill('asil');
  await expect(titles(page)).toHaveText(['Functional Safety Manager, Braking Systems']);
  await expect(page).toHaveURL('/vacancies?q=asil');
  await page.goBack();
  await expect(page).toHaveURL('/vacancies');
  await expect(search(page)).toHaveValue('');

  await search(page).fill('nothing of the kind');
  await expect(page.getByText('No jobs match your current filters.')).toBeVisible();
  await expect(count(page)).toHaveText(/^Showing 0 of/);
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Clear All Filters', exact: true }).click();
  await expect(titles(page)).not.toHaveCount(0);
  await expect(search(page)).toHaveValue('');
  await expect(jobs(page)).toBeFocused();
});

forEachEdition(['de-DE'], ({ path, words }) => {
  test('list, filters, search and cards work with the words of another language', async ({
    page,
  }) => {
    const { vacancies: list } = words;
    await open(page, path('vacancies'));
    const region = page.getByRole('region', { name: list.results, exact: true });
    const articles = region.getByRole('article');
    const shown = await articles.count();
    await page.getByRole('searchbox').fill('München');
    await expect(page).toHaveURL(/q=M/);
    await expect(articles).not.toHaveCount(shown);
    await expect(articles).not.toHaveCount(0);
    await page.getByRole('searchbox').fill('nichts dergleichen');
    await expect(page.getByText(list.none)).toBeVisible();
    await region.getByRole('button', { name: list.clearWhenNone }).click();
    await expect(articles).toHaveCount(shown);
    const first = region
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first();
    await first.getByRole('button', { name: list.card.more }).click();
    for (const name of [list.card.responsibilities, list.card.skills, list.card.requirements]) {
      await expect(first.getByRole('heading', { name })).toBeVisible();
    }
    await first.getByRole('button', { name: list.card.less }).click();
    await open(page, `${path('vacancies')}?location=graz&status=closed`);
    const closed = region.getByRole('button', { name: list.card.positionClosed });
    await expect(closed).toHaveCount(2);
    await expect(closed.first()).toBeDisabled();
    await region.getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: list.page.closedHeading })).toBeVisible();
    await expect(page.getByRole('heading', { name: list.page.similar })).toBeVisible();
  });
});

test(
  'a search keeps its last letter when the page is left at once',
  inTestAll,
  async ({ page }) => {
    await open(page);
    await search(page).pressSequentially('asil');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/vacancies?q=asil');
    await expect(search(page)).toHaveValue('asil');
  },
);

test('the list names its first roles and its feeds, which hold the open ones', async ({ page }) => {
  await open(page);
  const { shown } = await shownOf(page);
  expect(await structuredData(page)).toContain('ItemList');
  for (const [type, address, name] of [
    ['application/feed+json', '/vacancies.json', 'JSON Feed'],
    ['application/rss+xml', '/vacancies.xml', 'RSS'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
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
  await page.getByRole('link', { name: 'Speak with a Consultant' }).click();
  await expect(page).toHaveURL('/candidate-registration');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Send Your CV' }).click();
  await expect(page).toHaveURL('/candidate-registration');
});
