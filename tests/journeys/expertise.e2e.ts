import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import {
  forEachEdition,
  englishAtEachRun,
  type TestEdition,
} from '#tests/support/browser/editions.ts';
import { expectRestBelowHeader } from '#tests/support/browser/rest-below-header.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';

const panelLimitPx = 384;

forEachEdition(englishAtEachRun, (edition) => {
  const { areas } = edition.copy('expertise');
  const { learnMore, showLess, about } = edition.words.expertiseAreas;
  const nameOf = (id: string) => areas[id]!.name;
  const address = (anchor?: string) => edition.path('expertise', anchor);

  test('the eleven areas start closed and open one by one, several at a time', async ({ page }) => {
    await page.goto(address());
    expect(Object.keys(areas)).toHaveLength(11);
    for (const { name } of Object.values(areas)) {
      await expect(toggle(page, name)).toHaveAccessibleName(`${learnMore} ${about} ${name}`);
    }
    await expect(openAreas(page)).toHaveCount(0);
    await toggle(page, nameOf('cybersecurity')).click();
    await toggle(page, nameOf('space-systems')).focus();
    await page.keyboard.press('Enter');
    await expect(openAreas(page)).toHaveCount(2);
    await expect(toggle(page, nameOf('cybersecurity'))).toHaveAccessibleName(
      `${showLess} ${about} ${nameOf('cybersecurity')}`,
    );
    await toggle(page, nameOf('cybersecurity')).click();
    await expect(openAreas(page)).toHaveCount(1);
  });

  test('an anchor opens its area, on arrival and when it changes', async ({ page }) => {
    await page.goto(address('functional-safety'));
    await expect(openAreas(page)).toHaveCount(1);
    await expectRestBelowHeader(page, areaHeading(page, nameOf('functional-safety')));
    await page.evaluate(() => (window.location.hash = 'financial-services'));
    await expect(openAreas(page)).toHaveCount(2);
    await expectRestBelowHeader(page, areaHeading(page, nameOf('financial-services')));
    await page.goto(address('content'));
    await page.reload();
    await expect(openAreas(page)).toHaveCount(0);
  });

  test('the four models and the two calls to action lead to their places', async ({ page }) => {
    await page.goto(address());
    await expectIntakeLinks(page, edition, ['contingency', 'sprint', 'intel', 'retained']);
    await expectIntakeLinks(page, edition, ['sprint-intake', 'intel-intake']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('areas open, close and answer to their anchors', async ({ page }) => {
      await page.goto(address('pharma-biotech'));
      await expect(openAreas(page)).toHaveCount(1);
      await expectRestBelowHeader(page, areaHeading(page, nameOf('pharma-biotech')));
      await toggle(page, nameOf('infotech-infosec')).click();
      await expect(openAreas(page)).toHaveCount(2);
      await toggle(page, nameOf('pharma-biotech')).click();
      await expect(openAreas(page)).toHaveCount(1);
    });
  });
});

test(
  'a panel is at most 384 px high, and what is longer scrolls by keyboard',
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/expertise#cybersecurity');
    const panel = page.getByRole('region', { name: 'Cybersecurity' });
    await expect(panel).toHaveAttribute('tabindex', '0');
    expect((await panel.boundingBox())?.height).toBe(panelLimitPx);
    await expectAccessible(page, { part: 'details[open]' });
    await toggle(page, 'Cybersecurity').focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel.getByText('TIBER-EU')).toBeInViewport();
  },
);

const areaHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true });
const toggle = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: areaHeading(page, name) })
    .locator('summary');
const openAreas = (page: Page) => page.getByRole('main').locator('details[open]');

async function expectIntakeLinks(page: Page, edition: TestEdition, anchors: string[]) {
  for (const anchor of anchors) {
    const href = edition.path('employers', anchor);
    await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
  }
}
