/** Job boards of a role, and roles that nobody has confirmed for long. */
import { wallClockAt } from '#domain/working-time/wall-clock.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Db } from '#server/db/db.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/site.ts';
import { test } from '#tests/support/desk/filled-desk.ts';

/** By the calendar of the workplace, which is ahead of UTC late in the evening. */
const daysAgo = (days: number) => addDays(wallClockAt(new Date(), 'Europe/Berlin').day, -days);
const { de, en } = aVacancy();
const described = { ...de, description: 'Sichert die Qualität von Teilen. '.repeat(5) };
const role = aVacancy({
  slug: 'quality-lead-munich',
  reference: 'HL-0001',
  postedOn: daysAgo(3),
  en: { ...en, title: 'Quality Lead' },
  de: { ...described, title: 'Leitung Qualität (m/w/d)' },
});
const old = aVacancy({
  slug: 'old-munich',
  reference: 'HL-0002',
  postedOn: daysAgo(70),
  en: { ...en, title: 'Forgotten Lead' },
  de: described,
});
const asked = aVacancy({
  slug: 'asked-munich',
  reference: 'HL-0003',
  postedOn: daysAgo(54),
  en: { ...en, title: 'Ageing Lead' },
  de: described,
});

test.describe.configure({ mode: 'serial' });
test.use({
  store: {
    fill: (db: Db) =>
      actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [role, old, asked])),
  },
});

test('a role is offered to a board once it is wanted and ready, and leaves it when it closes', async ({
  desk,
  page,
}) => {
  const feed = async (board: string) => (await fetch(`${desk.url}/feeds/${board}.xml`)).text();
  await page.goto(`${desk.url}/desk/vacancies?q=hl-0001`);
  await page.getByRole('link', { name: 'Quality Lead', exact: true }).click();
  const boards = page.getByText('Address, dates, reference, boards');
  await boards.click();
  const adzuna = page.getByRole('row', { name: /Adzuna/ });
  await expect(adzuna).toContainText('Ready.');
  expect(await feed('adzuna')).not.toContain('HL-0001');
  await page.getByRole('checkbox', { name: 'Publish on Adzuna' }).check();
  await expect(adzuna).toContainText('Offered once the role is published and open');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(adzuna).toContainText('Offered since');
  await expectAccessible(page, { as: 'boards' });
  await expect.poll(() => feed('adzuna')).toContain('<id>HL-0001</id>');
  expect(await feed('jooble')).not.toContain('HL-0001');

  await page.getByRole('button', { name: 'German', exact: true }).click();
  await page.getByLabel('Title, German').fill('Leitung Qualität München (m/w/d)');
  await expect(adzuna).toContainText(
    'The title names the place. Remove “München” from “Title, German”.',
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/revision 3/)).toBeVisible();
  await expect.poll(() => feed('adzuna')).not.toContain('HL-0001');

  await page.getByLabel('Title, German').fill('Leitung Qualität (m/w/d)');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => feed('adzuna')).toContain('HL-0001');
  const address = page.url().split('?')[0]!;
  await page.goto(`${address}?view=close`);
  await page.getByRole('button', { name: 'Close the role' }).click();
  await expect.poll(() => feed('adzuna')).not.toContain('HL-0001');
  await page.goto(address);
  await boards.click();
  await expect(adzuna).toContainText('Not offered: the role is closed.');
});

test('a role that nobody confirmed is asked about, due, and confirmed by one press', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk`);
  const question = page.getByRole('region', { name: 'Roles' });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await expect(question.getByRole('listitem').first()).toContainText('Not confirmed for 70 days');
  await expectAccessible(page, { as: 'list' });
  await question.getByRole('button', { name: 'Still open: Forgotten Lead' }).click();
  await expect(page.getByText('Confirmed as open today.')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await question.getByRole('link', { name: 'Ageing Lead' }).click();
  await expect(page.getByText('Nobody has confirmed for 54 days')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm still open' }).click();
  await expect(page.getByText('Nobody has confirmed for 54 days')).toBeHidden();
});
