import type { Page } from '@playwright/test';

import { englishAtEachRun, forEachEdition, testEdition } from '#tests/support/browser/editions.ts';
import { noticesOf } from '#tests/support/browser/form-places.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

const headerPages = [
  'home',
  'about',
  'industries',
  'expertise',
  'employers',
  'vacancies',
  'industry-intelligence',
  'candidate-registration',
  'contact',
] as const;
const legalPages = [
  'privacy-policy',
  'cookie-policy',
  'data-rights',
  'terms-of-use',
  'company-info',
  'accessibility',
  'cookie-preferences',
] as const;

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

forEachEdition(englishAtEachRun, ({ path, words }) => {
  const { navigation, footer } = words;

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('header and footer lead to every page of this edition', async ({ page }) => {
      await page.goto(path('home'));
      const main = page.getByRole('navigation', { name: navigation.label });
      const entries = main.getByRole('list').first().getByRole('link');
      await expect(entries).toHaveText(headerPages.map((name) => navigation[name]));
      for (const name of headerPages) {
        await entries.getByText(navigation[name], { exact: true }).click();
        await expect(page).toHaveURL(path(name));
        await expect(page).toHaveTitle(/.+/);
        await expect(main.getByRole('list').first().locator('[aria-current="page"]')).toHaveText(
          navigation[name],
        );
      }
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText([
        ...headerPages
          .filter((name) => name !== 'industry-intelligence')
          .map((name) => navigation[name]),
        ...legalPages.map((name) => footer[name]),
        ...catalogue().firm.editions.map(({ name }) => name),
      ]);
      for (const name of legalPages) {
        await expect(links.filter({ hasText: footer[name] })).toHaveAttribute('href', path(name));
      }
    });
  });
});

forEachEdition(englishAtEachRun, ({ path, words }) => {
  const { navigation, theme } = words;

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('the theme follows the system until one is chosen, and is remembered', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path('about'));
      const paper = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(paper).not.toBe(light);
      const dark = await paper();
      const menu = page.locator('[popovertarget="language-menu"]');
      await menu.click();
      const choices = page.locator('#language-menu').getByRole('group', { name: theme.label });
      await choices.getByRole('radio', { name: theme.system }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(choices.getByRole('radio', { name: theme.light })).toBeChecked();
      await expect.poll(paper).toBe(light);
      await page.reload();
      await expect.poll(paper).toBe(light);
      await menu.click();
      await choices.getByRole('radio', { name: theme.system }).check();
      await expect.poll(paper).toBe(dark);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens and closes by keyboard, outside click, button and navigation', async ({
      page,
    }) => {
      await page.goto(path('about'));
      const menu = page.getByRole('navigation', { name: navigation.label });
      const open = page.getByRole('button', { name: navigation.menu, exact: true });
      await expect(menu).toBeHidden();
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      for (const [name, anchor] of [
        [navigation.sprint, 'sprint-intake'],
        [navigation.intel, 'intel-intake'],
      ] as const) {
        const link = menu.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', path('employers', anchor));
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await menu.getByRole('button', { name: navigation.close }).click();
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole('link', { name: navigation.industries, exact: true }).click();
      await expect(page).toHaveURL(path('industries'));
      await expect(menu).toBeHidden();

      await page.goto(path('employers'));
      for (const [name, anchor] of [
        [navigation.sprint, 'sprint-intake'],
        [navigation.sprint, 'sprint-intake'],
        [navigation.intel, 'intel-intake'],
      ] as const) {
        await open.click();
        await menu.getByRole('link', { name }).click();
        await expect(menu, `${name} leads to a place on this page`).toBeHidden();
        await expect(page).toHaveURL(path('employers', anchor));
      }
      await open.click();
      await page.goBack();
      await expect(page).toHaveURL(path('employers', 'sprint-intake'));
      await expect(menu).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('pages are read and reached, on a phone through the menu', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path('home'));
      const menu = page.getByRole('navigation', { name: navigation.label });
      await menu.getByRole('link', { name: navigation.about, exact: true }).click();
      await expect(page).toHaveURL(path('about'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: navigation.menu, exact: true }).click();
      await menu.getByRole('link', { name: navigation.contact, exact: true }).click();
      await expect(page).toHaveURL(path('contact'));
    });
  });
});

const { words } = testEdition('en-GB');

test(
  'a click outside the open menu closes it and activates nothing underneath',
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1100 });
    await page.goto('/about');
    await page.evaluate(() => {
      const trap = document.createElement('a');
      trap.href = '/contact';
      trap.className = 'fixed inset-0';
      document.querySelector('main')?.append(trap);
    });
    await page.getByRole('button', { name: words.navigation.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: words.navigation.label });
    await expect(menu).toBeVisible();
    await page.mouse.click(200, 1080);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/about');
  },
);

test('the header shrinks once the page has moved 20 px', async ({ page }) => {
  await page.goto('/privacy-policy');
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).not.toHaveAttribute('data-shrunk');
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveAttribute('data-shrunk');
});

test('a new page starts at its top with its own title, and Back returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy-policy');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolledTo(page)).toBe(900);
  const title = await page.title();
  const main = page.getByRole('navigation', { name: words.navigation.label });
  await main.getByRole('link', { name: words.navigation.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  // A full load: the browser announces the title and begins at the top of the document.
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(900);
});

test('the skip link is the first tab stop and leads past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chosen theme is set before the page is painted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('an address with capitals leads to the page', inTestAll, async ({ page }) => {
  await page.goto('/About');
  await expect(page).toHaveURL('/about');
  await page.goto('/DE/Vacancies?status=closed');
  await expect(page).toHaveURL('/de/vacancies?status=closed');
});

test(
  'notices cover neither the heading nor the summary of a form on a phone',
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const form = page.locator('form#contact-message');
    await expect(page.locator('astro-island:not([ssr]) form#contact-message')).toBeAttached();
    await form.locator('button[type="submit"]').click();
    const summary = form.getByRole('alert').first();
    await expect(summary).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())!;
    const box = (await summary.boundingBox())!;
    const notice = (await noticesOf(page).first().boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(notice.y);
  },
);
