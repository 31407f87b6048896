import { randomUUID } from 'node:crypto';
import { actOn } from '#tests/support/stores/document-acts.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import type { Db } from '#server/db/db.ts';
import { saveDraft } from '#server/documents/save-draft.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/site.ts';
import { test } from '#tests/support/desk/filled-desk.ts';

const key = { kind: 'vacancy', id: randomUUID() } as const;
const number = '300002290';

async function fill(db: Db) {
  const { slug: address, ...content } = aVacancy({
    slug: 'chemist-basel',
    reference: 'HL-8801',
    location: 'Basel',
    postedOn: isoDay(Date.now()),
    state: { is: 'draft' },
    reporting: { is: 'to-report', occupation: { name: 'Chemiker/in' } },
  });
  const settings = { now: Date.now(), planTasks: () => [] };
  await actOn({ db, by: { id: null, name: 'ada' }, ...settings }, saveDraft, key, {
    content,
    address,
    version: 0,
  });
}

test.use({ store: { fill } });

test('a Swiss role is reported by a person, and its report withdrawn when the role has ended', async ({
  desk,
  page,
}) => {
  const role = `${desk.url}/desk/vacancies/${key.id}`;
  await page.goto(role);
  await page.getByText('Text to paste', { exact: true }).click();
  for (const language of ['English', 'German']) {
    await expect(page.getByLabel(`Text (${language})`, { exact: true })).toHaveValue(/- Audit\n/);
  }
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Text (German)' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open Job-Room' });
  await expect(link).toHaveAttribute('href', 'https://www.job-room.ch');
  await expectAccessible(page, { as: 'role to report' });

  await page.getByRole('heading', { name: 'Law', exact: true }).click();
  const duty = page.getByRole('group', { name: 'Swiss reporting duty' });
  await duty.getByRole('combobox').selectOption({ label: 'Reported' });
  await page.getByLabel('Number of the report').fill(number);
  await page.getByLabel('Confirmed on').fill('2026-10-01');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it')).toBeVisible();

  await page.goto(`${role}?view=close`);
  await page.getByRole('button', { name: 'Close the role' }).click();
  const left = page.getByText(`report ${number} still stands at Job-Room`);
  await expect(left).toBeVisible();
  await page.goto(`${desk.url}/desk`);
  const reminder = page.getByRole('region', { name: 'Roles' });
  await expect(reminder).toContainText('HL-8801');
  await expect(reminder).toContainText(`Withdraw report ${number} from Job-Room`);
  await expectAccessible(page, { as: 'list with a report to withdraw' });
  await reminder.getByRole('link').click();
  await page.getByLabel('Withdrawn on', { exact: true }).fill('2026-11-02');
  await page.getByRole('button', { name: 'Mark as withdrawn' }).click();
  await expect(left).toBeHidden();
  await expect(page.getByLabel('Withdrawn from Job-Room on')).toHaveValue('2026-11-02');
});
