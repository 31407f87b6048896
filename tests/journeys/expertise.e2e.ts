import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site.ts';
import { expectRestBelowHeader } from '../support/rest-below-header.ts';

const areas = [
  'AI governance',
  'Data governance',
  'Cybersecurity',
  'Functional safety',
  'Aviation and aerospace',
  'Space systems',
  'MedTech and digital health',
  'Pharma and biotech',
  'InfoTech and InfoSec',
  'Financial services',
  'Programme delivery',
];

const panelLimitPx = 384;

test.describe('the eleven areas', () => {
  test('start closed and open one by one, several at a time', async ({ page }) => {
    await page.goto('/expertise');
    await hydrated(page);
    for (const area of areas) {
      await expect(learnMore(page, area)).toHaveAccessibleName(`Learn More about ${area}`);
    }
    await expect(openAreas(page)).toHaveCount(0);

    await learnMore(page, 'Cybersecurity').click();
    await learnMore(page, 'Space systems').click();
    await expect(openAreas(page)).toHaveCount(2);
    await expect(learnMore(page, 'Cybersecurity')).toHaveCount(0);
    await expect(showLess(page, 'Cybersecurity')).toHaveAccessibleName(
      'Show Less about Cybersecurity',
    );

    await showLess(page, 'Cybersecurity').click();
    await expect(learnMore(page, 'Cybersecurity')).toBeVisible();
    await expect(showLess(page, 'Space systems')).toBeVisible();
    await expect(openAreas(page)).toHaveCount(1);
  });

  test('open by keyboard', async ({ page }) => {
    await page.goto('/expertise');
    await learnMore(page, 'AI governance').focus();
    await page.keyboard.press('Enter');
    await expect(showLess(page, 'AI governance')).toBeFocused();
  });

  test('show at most 384 px, and what is longer scrolls by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/expertise#cybersecurity');
    await hydrated(page);
    const panel = page.getByRole('group', { name: 'Cybersecurity' }).and(page.locator('div'));
    await expect(panel).toHaveAttribute('tabindex', '0');
    expect((await panel.boundingBox())?.height).toBe(panelLimitPx);

    await expectAccessible(page, { part: 'details[open]' });

    await showLess(page, 'Cybersecurity').focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel.getByText('TIBER-EU')).toBeInViewport();
  });

  test('are no stop on the way of the Tab key where everything fits', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/expertise#functional-safety');
    await hydrated(page);
    await showLess(page, 'Functional safety').focus();
    await page.keyboard.press('Tab');
    await expect(learnMore(page, 'Aviation and aerospace')).toBeFocused();
  });
});

test.describe('an address with an anchor', () => {
  test('opens its area on arrival and leads to it', async ({ page }) => {
    await page.goto('/expertise#functional-safety');
    await hydrated(page);
    await expect(openAreas(page)).toHaveCount(1);
    await expect(showLess(page, 'Functional safety')).toBeVisible();
    await expectRestBelowHeader(page, areaHeading(page, 'Functional safety'));
  });

  test('opens its area when only the anchor changes, and leaves the others open', async ({
    page,
  }) => {
    await page.goto('/expertise#ai-governance');
    await hydrated(page);
    await expectRestBelowHeader(page, areaHeading(page, 'AI governance'));
    await page.evaluate(() => (window.location.hash = 'financial-services'));
    await expect(showLess(page, 'Financial services')).toBeVisible();
    await expectRestBelowHeader(page, areaHeading(page, 'Financial services'));
    await expect(showLess(page, 'AI governance')).toBeVisible();
  });

  test('that belongs to no area opens none', async ({ page }) => {
    await page.goto('/expertise#content');
    await hydrated(page);
    await expect(openAreas(page)).toHaveCount(0);
  });
});

test('the four models and the two calls to action lead to their places', async ({ page }) => {
  await page.goto('/expertise');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Learn More about Contingency', '/employers#contingency'],
    ['Learn More about Shortlist Sprint', '/employers#sprint'],
    ['Learn More about Talent Intel Lite', '/employers#intel'],
    ['Learn More about Retained Executive Search', '/employers#retained'],
    ['Start Sprint', '/employers#sprint-intake'],
    ['Order Intel Lite', '/employers#intel-intake'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('areas open, close and answer to their anchors', async ({ page }) => {
    await page.goto('/expertise#pharma-biotech');
    await expect(showLess(page, 'Pharma and biotech')).toBeVisible();
    await expectRestBelowHeader(page, areaHeading(page, 'Pharma and biotech'));
    await learnMore(page, 'InfoTech and InfoSec').click();
    await expect(openAreas(page)).toHaveCount(2);
    await showLess(page, 'Pharma and biotech').click();
    await expect(openAreas(page)).toHaveCount(1);
  });
});

/** The area's toggle, provided that it shows this label. */
const toggle = (page: Page, label: string, area: string) =>
  page
    .getByRole('listitem')
    .filter({ has: areaHeading(page, area) })
    .locator('summary')
    .filter({ has: page.getByText(label, { exact: true }).and(page.locator(':visible')) });
const learnMore = (page: Page, area: string) => toggle(page, 'Learn More', area);
const showLess = (page: Page, area: string) => toggle(page, 'Show Less', area);
const openAreas = (page: Page) => page.getByRole('main').locator('details[open]');
const areaHeading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
