import type { Locator, Page } from '@playwright/test';
import { countsAfterConsent } from '#site/privacy/consent.ts';
import { forEachEdition, englishAtEachRun, testEdition } from '#tests/support/browser/editions.ts';
import { expect, live, test } from '#tests/support/browser/site.ts';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'));

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

async function open(page: Page, address: string) {
  await page.goto(address);
  await live(page, '[role="switch"]');
}

forEachEdition(englishAtEachRun, ({ locale, path, words }) => {
  const { names, enabled, disabled, current } = words.cookies;
  const notChosen = countsAfterConsent(locale)
    ? words.cookies.notChosenWithoutCount
    : words.cookies.notChosen;
  /** The words of the summary, in the order of the categories. */
  const settings = (page: Page) =>
    page.getByRole('complementary', { name: current }).getByRole('definition');

  test('a new visitor sees the defaults, of which only Essential is in force', async ({ page }) => {
    await open(page, path('cookie-preferences'));
    for (const name of [names.essential, names.analytics, names.functional]) {
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await expect(page.getByRole('switch', { name: names.marketing })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: names.essential })).toBeDisabled();
    await expect(settings(page)).toHaveText([enabled, disabled, disabled, disabled]);
    await expect(page.getByText(notChosen)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test('Save, Accept All and Reject All store what they say and announce it', async ({ page }) => {
    await open(page, path('cookie-preferences'));
    await page.getByRole('switch', { name: names.analytics }).uncheck();
    await page.getByRole('button', { name: words.cookies.save }).click();
    await expect(page.getByRole('alert')).toHaveText(words.cookies.saved);
    await expect(page.getByText(notChosen)).toHaveCount(0);
    await expect(settings(page)).toHaveText([enabled, disabled, enabled, disabled]);
    expect(await stored(page)).toMatchObject({ analytics: false, functional: true });
    await page.reload();
    await expect(page.getByRole('switch', { name: names.analytics })).not.toBeChecked();
    await live(page, '[role="switch"]');

    const { acceptAll, rejectAll, allAccepted, essentialOnly } = words.cookieNotice;
    await page.getByRole('main').getByRole('button', { name: acceptAll }).click();
    await expect(page.getByRole('alert')).toHaveText(allAccepted);
    await expect(settings(page)).toHaveText([enabled, enabled, enabled, enabled]);
    await page.getByRole('main').getByRole('button', { name: rejectAll }).click();
    await expect(page.getByRole('alert')).toHaveText(essentialOnly);
    await expect(settings(page)).toHaveText([enabled, disabled, disabled, disabled]);
    expect(await stored(page)).toMatchObject({ essential: true, marketing: false });
  });

  for (const [button, marketing] of [
    [words.cookieNotice.acceptAll, true],
    [words.cookieNotice.rejectAll, false],
  ] as const) {
    test(`the notice of a first visit takes “${button}” in one press and stays away`, async ({
      page,
    }) => {
      await page.goto(path('about'));
      const notice = page.getByRole('region', { name: words.cookieNotice.label });
      await expect(notice).toBeInViewport();
      await notice.getByRole('button', { name: button }).click();
      await expect(notice).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      expect(await stored(page)).toMatchObject({ essential: true, marketing });
      await page.goto(path('contact'));
      await expect(notice).toBeHidden();
    });
  }
});

const english = testEdition('en-GB');

test('withdrawing Functional removes what it stored', async ({ page }) => {
  await open(page, '/cookie-preferences');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('report_views_x', '3');
  });
  const { names, save } = english.words.cookies;
  await page.getByRole('switch', { name: names.functional }).uncheck();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys, 'the theme is essential').toEqual(['cookiePreferences', 'theme']);
});

test('the notice takes its own room and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/about');
  const header = await boxOf(page.getByRole('banner'));
  const notice = await boxOf(page.getByRole('region', { name: 'Cookie notice' }));
  const content = await boxOf(page.getByRole('main'));
  expect(notice.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(content.y).toBeGreaterThanOrEqual(notice.y + notice.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked, because nothing is stored', async ({ page }) => {
    await page.goto('/cookie-preferences');
    await expect(page.getByText('this site stores nothing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeHidden();
    await page.goto('/about');
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeHidden();
  });
});
