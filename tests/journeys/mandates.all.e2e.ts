/** From a brief to a mandate, its advert, its people and their answers. */
import type { Page } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/site.ts';
import { test, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { applyTo, mandateAddress, move, writeTheRest } from '#tests/support/desk/mandate-steps.ts';
import { sendForm } from '#tests/support/server/send-form.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  viewport: { width: 1440, height: 900 },
  // The lost answer of one of the journeys, and what the preview of an advert leaves out.
  expectedErrors:
    /net::ERR_FAILED|Blocked script execution in 'about:srcdoc'|Applying inline style/,
});

const role = 'Airworthiness Lead';
const slug = 'airworthiness-lead-munich';

test('a brief becomes a published advert with its mandate', async ({ desk, page }) => {
  const brief = aSubmission['employer-brief']({
    roleTitle: role,
    location: 'München',
    mustHaves: 'Part 145\nGerman B2\nEASA audits\nTen years in maintenance',
    salaryRange: '€95,000 – €110,000',
    targetStartDate: 'in spring',
  });
  await sendForm(desk.url, 'employer-brief', brief);
  await page.goto(`${desk.url}/desk/inbox`);
  const did = counting();
  await did.click(page.getByRole('row').filter({ hasText: role }));
  await expectAccessible(page, { as: 'brief' });
  await did.click(page.getByRole('button', { name: 'Make a mandate and a draft' }));
  await expect(page.getByLabel('Title, English')).toHaveValue(role);
  await expect(page.getByLabel('Lowest pay')).toHaveValue('95000');
  await expect(page.getByLabel('Place of work')).toHaveValue('Munich');
  await writeTheRest(desk, page, { slug, german: 'Leitung Lufttüchtigkeit (m/w/d)' });
  await did.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await did.click(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  expect(did.count()).toBeLessThanOrEqual(10);
  await expect.poll(async () => (await fetch(`${desk.url}/vacancies/${slug}`)).status).toBe(200);

  await page.goto(`${desk.url}/desk/roles`);
  await expectAccessibleThemes(page);
  await page.getByRole('link', { name: role }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Start: in spring');
  await page.getByText(/^Terms: model, fee/).click();
  await page.getByLabel('Fee').fill('20 %');
  await page.getByRole('heading', { name: 'Private sheet' }).click();
  await page.getByLabel('Private sheet').fill('Private-Marker: the board does not know yet.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessibleThemes(page);
});

test('a stale edit of a mandate is refused and shows both versions', async ({
  desk,
  page,
  other,
}) => {
  const address = await mandateAddress(desk);
  await page.goto(address);
  await other.goto(address);
  for (const browser of [page, other]) await browser.getByText(/^Terms: model, fee/).click();
  await expect(other.getByLabel('Fee')).toHaveValue('20 %');
  for (const [browser, fee] of [
    [page, '21 %'],
    [other, '22 %'],
  ] as const) {
    await browser.getByLabel('Fee').fill(fee);
    await browser.getByRole('button', { name: 'Save', exact: true }).click();
    if (browser === page) await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  }
  const conflict = other.getByRole('region', { name: /^Ada Keller saved this / });
  await expect(conflict.getByRole('radio', { name: /^Keep yours 22 %/ })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save this version' }).click();
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
});

test('people of the role are found in one click, and move along with their consent', async ({
  desk,
  page,
}) => {
  for (const [firstName, lastName, edition] of [
    ['Ines', 'Alpha', 'en-GB'],
    ['Bernd', 'Beta', 'de-DE'],
    ['Carla', 'Gamma', 'en-GB'],
  ] as const) {
    await apply(desk, { firstName, lastName }, edition);
  }
  await page.goto(`${desk.url}/desk/roles?q=airworthiness`);
  const did = counting();
  await did.click(page.getByRole('link', { name: /^People of / }));
  await expect(page.getByRole('row')).toHaveCount(4);
  expect(did.count()).toBe(1);
  await expectAccessibleThemes(page);

  await move(page, 'Bernd Beta', 'Introduced');
  await expect(page.getByRole('dialog')).toContainText('darf mich Example Avionics');
  await expectAccessible(page, { as: 'introduction' });
  await page.getByLabel('Given by').selectOption('Call');
  const given = page.getByLabel('Given on');
  const today = await given.inputValue();
  await given.fill('1999-01-01');
  await expect(page.locator('input:out-of-range')).toHaveCount(1);
  await given.fill(today);
  await page.getByRole('dialog').getByRole('button', { name: 'Next stage' }).click();
  for (const step of ['Interview', 'Placed']) {
    await expect(page.getByRole('dialog')).toBeHidden();
    await move(page, 'Bernd Beta', step);
    await page.getByRole('dialog').getByRole('button', { name: 'Next stage' }).click();
  }
  await expect(page.getByRole('row').filter({ hasText: 'Bernd Beta' })).toContainText('Placed');

  await page.goto(await mandateAddress(desk));
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Stage changed').first()).toBeAttached();
  const dates = page.getByRole('listitem').filter({ hasText: 'Guarantee ends' });
  await expect(dates).toHaveCount(1);
  const record = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the record' }).click();
  const path = await (await record).path();
  const text = (await import('node:fs')).readFileSync(path, 'utf8');
  expect(text).toContain('Consent to this employer');
  expect(text).toContain(role);
  expect(text).not.toContain('Private-Marker');
});

test('a search for the reference shows everybody of the role', async ({ desk, page }) => {
  const { reference } = await advert(desk);
  await page.goto(`${desk.url}/desk/inbox`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  const roles = page.getByRole('navigation', { name: 'Roles' });
  await roles.getByRole('link', { name: new RegExp(`^All people of ?${reference}`) }).click();
  await expect(page.locator('[data-id]')).toHaveCount(3);
  await expectAccessible(page, { as: 'people in the inbox' });
});

test('a role is closed and ten people are answered in at most eight clicks', async ({
  desk,
  page,
}) => {
  for (let at = 0; at < 7; at += 1) {
    await apply(desk, { firstName: 'Dora', lastName: `Delta ${at}` }, 'en-GB');
  }
  await page.goto(`${desk.url}/desk/roles`);
  const did = counting();
  const row = page.getByRole('row', { name: role });
  await did.click(row.getByRole('link', { name: 'Open', exact: true }));
  await did.click(page.getByRole('button', { name: 'Close', exact: true }));
  await expect(page.getByText('Still waiting for an answer: 10')).toBeVisible();
  await expectAccessibleThemes(page);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Who got the role hears it from the consultant; one is left for later on purpose.
  const answers = page.getByRole('combobox', { name: /^Answer for / });
  await expect(answers.filter({ hasText: 'Leave unanswered' })).toHaveCount(10);
  await expect(page.getByLabel('Answer for Bernd Beta')).toHaveValue('leave');
  await did.click(page.getByText('Read and change the answer to Ines Alpha'));
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Dear Ines Alpha,/);
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Dear Ines, the role is filled. Let us talk on Friday.');
  await did.select(page.getByLabel('Answer for Carla Gamma'), 'leave');
  await did.click(page.getByRole('button', { name: 'Close and send answers: 8' }));
  await expect(page.getByText('Done. Answers sent: 8.')).toBeVisible();
  expect(did.count()).toBeLessThanOrEqual(8);
  await expectAccessible(page, { as: 'closed' });

  const { id } = await advert(desk);
  const open = await desk.ask<Inbox>(`/inbox?vacancy=${id}`);
  expect(new Set(open.rows.map(({ name }) => name))).toEqual(
    new Set(['Bernd Beta', 'Carla Gamma']),
  );
  expect(open.rows.every(({ dueAt }) => dueAt !== null)).toBe(true);
  expect((await desk.ask<Inbox>(`/inbox?state=answered&vacancy=${id}`)).total).toBe(8);
});

test('closing goes on by itself after a lost connection, and nobody is told twice', async ({
  desk,
  page,
}) => {
  const { id } = await advert(desk);
  await page.goto(`${desk.url}/desk/vacancies/${id}?view=close`);
  await page.getByLabel('Answer for Carla Gamma').selectOption('Position filled');
  let requests = 0;
  await page.route('**/close', async (route) => {
    requests += 1;
    // The server has done it, and its answer is lost.
    if (requests === 1) await route.fetch();
    await (requests === 1 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Close and send answers: 1' }).click();
  await expect(page.getByText('Done. Answers sent: 1.')).toBeVisible();
  await expect(page.getByText('Answer sent before')).toBeVisible();
  expect(requests).toBeGreaterThan(1);
});

test('open work is handed over and taken back', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/people`);
  await page.getByRole('button', { name: 'Hand over the open work of Ada Keller' }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('Ben Ortiz');
  await expectAccessible(page, { as: 'hand over' });
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Changed hands: submissions 0, mandates 1.')).toBeVisible();
  await page.getByRole('button', { name: /^Take back 1: work of Ada Keller/ }).click();
  await expect(page.getByText('Changed hands: submissions 0, mandates 1.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take back 1: work of Ada Keller/ })).toBeHidden();
});

/** Counts what is pressed; writing words is not counted. */
function counting() {
  let count = 0;
  return {
    click: async (what: ReturnType<Page['getByRole']>) => {
      count += 1;
      await what.click();
    },
    select: async (what: ReturnType<Page['getByRole']>, value: string) => {
      count += 2;
      await what.selectOption(value);
    },
    count: () => count,
  };
}

const apply = (desk: FilledDesk, name: Record<string, string>, edition: string) =>
  applyTo(slug, desk, name, edition);

async function advert(desk: FilledDesk) {
  const { rows } = await desk.ask<DeskVacancies>('/vacancies');
  return rows.find((row) => row.slug === slug)!;
}
