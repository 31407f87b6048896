import { expectAccessible } from '../support/accessible.ts';
import { openCatalogue } from '../../content/catalogue.server.ts';
import { addVacancies, copySlug } from '../support/many-vacancies.ts';
import { expect, test } from '../support/site.ts';
import {
  cards,
  jobs,
  open,
  openFilters,
  shownOf,
  structuredData,
  titles,
} from '../support/vacancies-page.ts';

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

test('an open card takes a row of its own without leaving its place on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const card = cards(page).nth(1);
  const openAt = async (top: number) => {
    await card.evaluate((element, place) => {
      const { top: now } = element.getBoundingClientRect();
      window.scrollBy({ top: now - place, behavior: 'instant' });
    }, top);
    await card.getByText('More Details').click();
    await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    return (await card.boundingBox())!;
  };
  const wide = await openAt(300);
  expect(wide.width).toBeCloseTo((await jobs(page).boundingBox())!.width, 0);
  expect(wide.y).toBeCloseTo(300, 0);
  await card.getByText('Show Less').click();
  expect((await card.boundingBox())!.y).toBeCloseTo(300, 0);

  // Unless the header would cover where its text begins.
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await openAt(-50)).y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('a long list shows 24 at a time and fetches the details it does not carry', async ({
  page,
}) => {
  await addVacancies(page, 40);
  const held = Promise.withResolvers<void>();
  const details = { description: 'Fetched text', responsibilities: ['Lead'], requirements: [] };
  await page.route('**/vacancy-details.json', async (route) => {
    await held.promise;
    await route.fulfill({ json: { [copySlug(40)]: details } });
  });
  await open(page, '/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Vacancies' })
    .click();

  const { shown } = await shownOf(page);
  await expect(titles(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  await expect(more).toHaveText('Show 23 more');
  await more.click();
  await expect(titles(page)).toHaveCount(shown);
  await expect(titles(page).nth(24).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);

  const card = cards(page).filter({ hasText: 'Copy 40' });
  await card.getByText('More Details').click();
  await expect(card.getByText('Loading the details...')).toBeVisible();
  held.resolve();
  await expect(card.getByText('Fetched text')).toBeVisible();
  await expect(card.getByText('Loading the details...')).toBeHidden();

  // Another choice begins again with the first ones.
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Closed', exact: true }).check();
  await expect(titles(page)).toHaveCount(24);
  await expect(page.getByText('Show 24 more')).toBeVisible();
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

test('a role whose last day has passed since the build is closed', async ({ page }) => {
  const { vacancies } = openCatalogue(process.cwd());
  const ending = vacancies.find(({ closed, closesOn }) => !closed && closesOn)!;
  const lastDay = new Date(`${ending.closesOn}T12:00:00`);
  const dayAfter = new Date(lastDay.getTime() + 24 * 60 * 60 * 1000);

  await page.clock.setFixedTime(lastDay);
  await open(page);
  const card = cards(page).filter({ hasText: ending.en.title });
  await expect(card.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  const { shown } = await shownOf(page);

  await page.clock.setFixedTime(dayAfter);
  await open(page);
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await shownOf(page)).shown).toBe(shown - 1);

  await open(page, `/vacancies/${ending.slug}`);
  await expect(page.getByText('This position is closed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
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
