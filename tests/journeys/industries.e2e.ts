import { expect, hydrated, test } from '../support/site.ts';
import { expectRestBelowHeader } from '../support/rest-below-header.ts';

const industries = [
  ['aviation', 'Aviation & Aerospace', 'Discuss an aviation role'],
  ['medtech', 'MedTech', 'Discuss a medtech role'],
  ['pharma', 'Pharma & Biotech', 'Discuss a pharma role'],
  ['automotive', 'Automotive', 'Discuss an automotive role'],
  ['space', 'Space', 'Discuss a space role'],
  ['deeptech', 'DeepTech', 'Discuss a deeptech role'],
  ['infotech', 'InfoTech & InfoSec', 'Discuss an infosec role'],
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

test('the index leads to each of the seven sections and marks the one being read', async ({
  page,
}) => {
  await page.goto('/industries');
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'On this page' });
  await expect(index.getByRole('link')).toHaveText(industries.map(([, name]) => name));
  for (const [id, name] of industries) {
    await index.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/industries#${id}`);
    await expectRestBelowHeader(page, page.getByRole('heading', { level: 2, name, exact: true }));
    await expect(index.locator('[aria-current]')).toHaveText(name);
    await expect(index).toBeInViewport({ ratio: 1 });
  }
});

test('an anchor in the address leads to its section, whatever was visited before', async ({
  page,
}) => {
  await page.goto('/terms-of-use');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Industries' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seven sectors');
  await page.evaluate(() => (window.location.hash = 'space'));
  await expectRestBelowHeader(
    page,
    page.getByRole('heading', { level: 2, name: 'Space', exact: true }),
  );
});

test('each section has a button to the contact page that carries its subject', async ({ page }) => {
  await page.goto('/industries');
  for (const [id, , button] of industries) {
    const link = page.locator(`#${id}`).getByRole('link', { name: button });
    expect(await link.getAttribute('href')).toMatch(/^\/contact\?subject=Hiring\+in\+/);
  }
  await hydrated(page);
  await page.getByRole('link', { name: 'Discuss a medtech role' }).click();
  await expect(page).toHaveURL('/contact?subject=Hiring+in+medtech');
});

test('the banner leads to both intake forms', async ({ page }) => {
  await page.goto('/industries');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start a Shortlist Sprint' })).toHaveAttribute(
    'href',
    '/employers#sprint-intake',
  );
  await expect(main.getByRole('link', { name: 'Order Talent Intel Lite' })).toHaveAttribute(
    'href',
    '/employers#intel-intake',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the index still leads to its sections, clear of the header', async ({ page }) => {
    await page.goto('/industries');
    await page.getByRole('link', { name: 'Automotive', exact: true }).click();
    await expectRestBelowHeader(page, page.getByRole('heading', { level: 2, name: 'Automotive' }));
  });
});
