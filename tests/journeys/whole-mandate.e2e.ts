/** A whole mandate in two languages; every mail and private page is read on the way. */
import type { Page } from '@playwright/test';
import type { Locale } from '#domain/edition/editions.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { oneEditionPerLanguage, testEdition } from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startFilledDesk, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { applyTo, mandateAddress, move, writeTheRest } from '#tests/support/desk/mandate-steps.ts';
import { sendForm } from '#tests/support/server/send-form.ts';

const role = { english: 'Type Certification Lead', german: 'Leitung Musterzulassung (m/w/d)' };
const slug = 'type-certification-lead-munich';
const [english, german] = oneEditionPerLanguage as readonly [Locale, Locale];
const employer = 'jo.brandt@example.com';
const people = {
  Ines: { firstName: 'Ines', lastName: 'Alpha', email: 'ines@example.com', locale: english },
  Bernd: { firstName: 'Bernd', lastName: 'Beta', email: 'bernd@example.com', locale: german },
  Carla: { firstName: 'Carla', lastName: 'Gamma', email: 'carla@example.com', locale: english },
};

/** A preview runs no script. */
const expectedErrors = /status of 4(04|10)/;
let mail: Awaited<ReturnType<typeof startMailReceiver>>;
let desk: FilledDesk;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors });
test.beforeAll(async () => {
  mail = await startMailReceiver();
  desk = await startFilledDesk(async () => {}, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Harbour Lane <desk@firm.example>',
  });
});
test.afterAll(async () => {
  await desk.stop();
  await mail.stop();
});
test.beforeEach(async ({ context }) => desk.signInto(context, 'ada'));

/** The mails to an address, once they are as many as asked for. */
async function mailsTo(address: string, count: number) {
  const find = () => mail.received.filter(({ to }) => to[0] === address);
  await expect.poll(() => find().length).toBe(count);
  return find().map(({ parsed }) => ({ subject: parsed.subject ?? '', text: parsed.text ?? '' }));
}

const linkIn = (text: string) => desk.url + /\/status\/[\w-]{46}/.exec(text)![0];

/** Opens the private page that the first mail to an address links to. */
async function openPrivatePage(page: Page, address: string, count: number): Promise<string> {
  const [receipt] = await mailsTo(address, count);
  const link = linkIn(receipt!.text);
  await page.goto(link);
  return link;
}

test('a brief is sent, received in its language and confirmed', async ({ page }) => {
  const { words } = testEdition(english);
  const brief = aSubmission['employer-brief']({
    roleTitle: role.english,
    location: 'München',
    mustHaves: 'Part 21\nGerman B2\nEASA audits\nTen years in design',
    salaryRange: '€95,000 – €110,000',
    ng_locale: english,
  });
  expect((await sendForm(desk.url, 'employer-brief', brief)).status).toBe(201);
  await openPrivatePage(page, employer, 1);
  await expect(page.getByText(words.status.now.states.new)).toBeVisible();

  await page.goto(`${desk.url}/desk/inbox`);
  await page.getByRole('row').filter({ hasText: role.english }).click();
  await answerWith(page, 'Brief confirmed');
  const [, notice] = await mailsTo(employer, 2);
  expect(notice!.text).toContain('Ada Keller');
  await openPrivatePage(page, employer, 2);
  await expect(page.getByText(words.status.now.states.answered)).toBeVisible();
});

test('it becomes a mandate and an advert in both languages', async ({ page }) => {
  await page.goto(`${desk.url}/desk/inbox?state=answered`);
  await page.getByRole('row').filter({ hasText: role.english }).click();
  await page.getByRole('button', { name: 'Make a mandate and a draft' }).click();
  await expect(page.getByLabel('Title, English')).toHaveValue(role.english);
  await writeTheRest(desk, page, { slug, german: role.german });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  for (const [locale, title] of [
    [english, role.english],
    [german, role.german],
  ] as const) {
    const address = `${desk.url}${testEdition(locale).path('vacancies')}/${slug}`;
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('three people apply, each with a receipt and a page in their language', async ({ page }) => {
  for (const { locale, ...fields } of Object.values(people)) {
    expect((await applyTo(slug, desk, fields, locale)).status).toBe(201);
    await openPrivatePage(page, fields.email, 1);
    const { status } = testEdition(locale).words;
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(status.now.states.new)).toBeVisible();
    const title = locale === german ? role.german : role.english;
    await expect(page.getByRole('main')).toContainText(title);
  }
});

test('one is introduced by consent and placed, one withdraws', async ({ page }) => {
  await page.goto(`${await mandateAddress(desk)}?view=people`);
  await move(page, 'Bernd Beta', 'Introduced');
  await expect(page.getByRole('dialog')).toContainText('darf mich Example Avionics');
  await page.getByRole('dialog').getByLabel('Given by').selectOption('Call');
  for (const step of ['Interview', 'Placed', undefined]) {
    await page.getByRole('dialog').getByRole('button', { name: 'Next stage' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    if (step) await move(page, 'Bernd Beta', step);
  }
  await page.getByRole('link', { name: 'Mandate', exact: true }).click();
  await expect(page.getByText('Guarantee ends')).toBeVisible();

  const { status } = testEdition(english).words;
  await openPrivatePage(page, people.Carla.email, 1);
  await page.getByRole('link', { name: status.data.withdraw, exact: true }).click();
  await page.getByRole('button', { name: status.confirm.withdraw.button }).click();
  const [withdrawn = ''] = status.now.withdrawn.split('{time}');
  await expect(page.getByText(withdrawn)).toBeVisible();
});

test('the role is closed and everybody who waits is answered once', async ({ page }) => {
  await page.goto(`${desk.url}/desk/roles`);
  const row = page.getByRole('row', { name: role.english });
  await row.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Still waiting for an answer: 2')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Carla Gamma');
  // Who got the role is written to in other words.
  await expect(page.getByLabel('Answer for Bernd Beta')).toHaveValue('leave');
  await page.getByRole('button', { name: 'Close and send answers: 1' }).click();
  await expect(page.getByText('Done. Answers sent: 1.')).toBeVisible();
  await page.goto(`${desk.url}/desk/inbox`);
  await page.getByRole('row').filter({ hasText: 'Bernd Beta' }).click();
  await write(page, { subject: 'Ihr Vertrag', text: 'Guten Tag Herr Beta, willkommen.' });

  for (const name of ['Ines', 'Bernd'] as const) {
    const { email, locale } = people[name];
    const { status } = testEdition(locale).words;
    const [, notice] = await mailsTo(email, 2);
    expect(notice!.text).toContain('Ada Keller');
    await openPrivatePage(page, email, 2);
    await expect(page.getByText(status.now.states.answered)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Ada Keller, Harbour Lane');
  }
  // Her receipt, and that she withdrew.
  await mailsTo(people.Carla.email, 2);
  await page.goto(`${desk.url}${testEdition(german).path('vacancies')}/${slug}`);
  await expect(page.getByRole('link', { name: /^(Jetzt )?bewerben/i })).toHaveCount(0);
});

test('a reply reopens the application and is answered', async ({ page }) => {
  const { status } = testEdition(english).words;
  const link = await openPrivatePage(page, people.Ines.email, 2);
  await page.getByLabel(status.reply.labels.text).fill('Please keep me in mind for Bremen.');
  await page.getByRole('button', { name: status.reply.button }).click();
  await expect(page.getByText(status.now.states['in-work'])).toBeVisible();

  await page.goto(`${desk.url}/desk/inbox`);
  await page.getByRole('row').filter({ hasText: 'Ines Alpha' }).click();
  const panel = page.getByRole('article');
  await expect(panel.getByRole('log')).toContainText('Please keep me in mind for Bremen.');
  await write(page, { subject: 'Bremen', text: 'I will, Ines.' });
  await mailsTo(people.Ines.email, 3);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('I will, Ines.');
});

test('who was introduced and erases is told what the law keeps; another is gone', async ({
  page,
}) => {
  const { status } = testEdition(german).words;
  const link = await openPrivatePage(page, people.Bernd.email, 2);
  await page.getByRole('link', { name: status.data.erase, exact: true }).click();
  const [kept = ''] = status.confirm.keptIntroduced.split('{date}');
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: status.confirm.erase.button }).click();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.restricted.heading);

  const { status: words } = testEdition(english).words;
  const carla = await openPrivatePage(page, people.Carla.email, 2);
  await page.getByRole('link', { name: words.data.erase, exact: true }).click();
  await page.getByRole('button', { name: words.confirm.erase.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.erased.heading);
  expect((await page.request.get(carla)).status()).toBe(410);

  await page.goto(await mandateAddress(desk));
  await expect(page.getByRole('main')).not.toContainText('Carla');
  await expect(page.getByRole('main')).not.toContainText('Bernd');
});

/** Answers the open submission. */
async function write(page: Page, { subject, text }: { subject: string; text: string }) {
  const panel = page.getByRole('article');
  await panel.getByRole('button', { name: 'Answer', exact: true }).click();
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByLabel('Text').fill(text);
  await panel.getByRole('button', { name: 'Check before sending' }).click();
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(panel.getByRole('log')).toContainText(text);
}

/** Answers it with a template. */
async function answerWith(page: Page, template: string) {
  const panel = page.getByRole('article');
  await page.keyboard.press('r');
  const option = panel.getByRole('option', { name: template });
  await expect(option).toBeAttached();
  const value = await option.getAttribute('value');
  await panel.getByLabel('Start from').selectOption(value);
  await expect(panel.getByLabel('Text')).not.toHaveValue('');
  await panel.getByRole('button', { name: 'Check before sending' }).click();
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(panel.getByRole('log')).toContainText('Ada Keller');
}
