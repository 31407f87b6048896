import { expect, test } from '#tests/support/browser/site.ts';
import {
  cards,
  count,
  option,
  search,
  shownOf,
  titles,
} from '#tests/support/browser/vacancies-page.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('filters and search are a plain form, and every choice can be taken back', async ({
  page,
}) => {
  await page.goto('/vacancies');
  const { total } = await shownOf(page);
  await option(page, 'Automotive').check();
  await option(page, 'Closed').check();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page).toHaveURL(/sector=automotive/);
  const { shown } = await shownOf(page);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(total);
  await expect(titles(page)).toHaveCount(shown);
  await expect(option(page, 'Automotive')).toBeChecked();

  await page.getByRole('link', { name: 'Remove filter Automotive' }).click();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  await option(page, 'Open').uncheck();
  await option(page, 'Closed').uncheck();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} jobs`);
  const clear = page.getByRole('link', { name: 'Clear all filters' });
  await expect(clear, 'no filter is active').toHaveCount(0);
  await option(page, 'Closed').check();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await clear.click();
  await expect(page).toHaveURL('/vacancies');

  await search(page).fill('asil');
  await search(page).press('Enter');
  await expect(titles(page)).toHaveText(['Functional Safety Manager, Braking Systems']);
});

test('a phone reaches the filters too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vacancies');
  await expect(option(page, 'Closed')).toBeHidden();
  await page.getByRole('link', { name: 'Filters 1 active' }).click();
  await option(page, 'Closed').check();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page).toHaveURL(/status=closed/);
});

test('a role can be read, applied for and written about', async ({ page }) => {
  await page.goto('/vacancies');
  const title = await titles(page).first().innerText();
  const card = cards(page).first();
  await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    /\/contact\?subject=Application/,
  );
  await card.getByRole('link', { name: 'More Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/vacancies\/.+#apply$/);
  const form = page.locator('#apply form');
  await expect(form).toHaveAttribute('action', /^\/api\/intake\/job-application/);
  await expect(form.getByLabel('First Name')).toBeInViewport();
});
