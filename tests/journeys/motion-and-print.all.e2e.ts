/** How a page moves to another page or to an anchor, and how it is printed. */
import { expect, test } from '#tests/support/browser/site.ts';

test.describe('motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 1440, height: 900 },
  });

  for (const [reducedMotion, transition] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`with ${reducedMotion} pages ${transition ? 'fade into each other' : 'change at once'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition?: unknown };
          Object.assign(window, { faded: Boolean(viewTransition) });
        });
      });
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
      await expect(page).toHaveURL('/industries');
      const faded = () => page.evaluate(() => (window as unknown as { faded?: boolean }).faded);
      await expect.poll(faded).toBe(transition);
    });
  }

  test('a transition that the browser skips is no error', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        event.viewTransition?.skipTransition();
        Object.assign(window, { skipped: Boolean(event.viewTransition) });
      });
    });
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
    await expect(page).toHaveURL('/industries');
    const skipped = () => page.evaluate(() => (window as { skipped?: boolean }).skipped);
    await expect.poll(skipped).toBe(true);
  });
});

test('the page scrolls to an anchor 100 ms after the address has changed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: 0 });
  await page.goto('/employers');
  await page.clock.pauseAt(60 * 60 * 1000);
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const press of [
    () => page.getByRole('link', { name: 'Compare models' }).click(),
    () => page.evaluate(() => void (window.location.hash = '#retained')),
  ]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await press();
    await expect(page).toHaveURL(/#(comparison|retained)$/);
    await page.clock.runFor(99);
    expect(await scrolled()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(scrolled).toBeGreaterThan(1000);
  }
});

test('links are prerendered, but not from the list that filters change', async ({ page }) => {
  const rules = page.locator('script[type="speculationrules"]');
  await page.goto('/about');
  await expect(rules).toHaveCount(1);
  await page.goto('/vacancies');
  await expect(rules).toHaveCount(0);
});

test('what the employers page folds is open on paper', async ({ page }) => {
  await page.goto('/employers');
  const folded = page.getByRole('main').locator('details :is(ol, p)').filter({ visible: false });
  await expect(folded).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toHaveCount(0);
});

test('paper is light, also where dark was chosen for the screen', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const schemes = await page
    .locator(':root, .on-dark')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).colorScheme));
  expect(new Set(schemes)).toEqual(new Set(['light']));
  await expect(page.getByRole('banner')).toBeHidden();
});
