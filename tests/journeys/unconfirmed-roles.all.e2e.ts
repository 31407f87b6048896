/** Roles that nobody has confirmed for long. */
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
const { en } = aVacancy();
const old = aVacancy({
  slug: 'old-munich',
  reference: 'HL-0001',
  postedOn: daysAgo(70),
  en: { ...en, title: 'Forgotten Lead' },
});
const asked = aVacancy({
  slug: 'asked-munich',
  reference: 'HL-0002',
  postedOn: daysAgo(54),
  en: { ...en, title: 'Ageing Lead' },
});

test.use({
  store: {
    fill: (db: Db) => actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [old, asked])),
  },
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
