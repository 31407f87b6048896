import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdf, stored, stubServer } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

async function open(page: Page, hash = '') {
  await page.goto(`/employers${hash}`);
  await hydrated(page);
}

async function fill(page: Page) {
  await page.getByLabel('Company', { exact: true }).fill('Example Avionics');
  await page.getByLabel('Role Title').fill('Compliance Engineer');
  await page.getByLabel('Location/Remote').fill('Hamburg');
  await page.getByLabel('Employment Type').selectOption('Permanent');
  await page.getByLabel('Must-haves').fill('DO-178C');
  await page.getByLabel('Your Name').fill('Jo Brandt');
  await page.getByLabel('Your Email').fill('jo@example.com');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
}

const model = (page: Page) => page.getByRole('combobox', { name: 'Model' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Brief' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Tell us about your role' });

for (const [hash, name] of [
  ['#sprint-intake', 'Shortlist Sprint'],
  ['#intel-intake', 'Talent Intel Lite'],
  ['#retained-intake', 'Retained'],
] as const) {
  test(`the address ${hash} chooses ${name} and shows the form`, async ({ page }) => {
    await open(page, hash);
    await expect(model(page)).toHaveValue(name);
    await expect(heading(page)).toBeInViewport();
  });
}

for (const [cta, name, hash, event] of [
  ['Brief a contingency role', 'Contingency', '#contingency-intake', undefined],
  ['Start a Shortlist Sprint', 'Shortlist Sprint', '#sprint-intake', 'cta_sprint_click'],
  ['Order Talent Intel Lite', 'Talent Intel Lite', '#intel-intake', 'cta_intel_click'],
  ['Discuss a retained search', 'Retained', '#retained-intake', 'cta_retained_click'],
] as const) {
  test(`“${cta}” leads to the form and chooses ${name}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
    await open(page);
    await page.getByRole('main').getByRole('link', { name: cta }).click();
    await expect(page).toHaveURL(`/employers${hash}`);
    await expect(model(page)).toHaveValue(name);
    await expect(heading(page)).toBeInViewport();
    await expect(heading(page)).toBeFocused();
    expect(logged).toEqual(event ? [event] : []);
  });
}

test('the same call to action chooses its model again after another choice', async ({ page }) => {
  await open(page, '#sprint-intake');
  await model(page).selectOption('Retained');
  await page.getByRole('main').getByRole('link', { name: 'Start a Shortlist Sprint' }).click();
  await expect(model(page)).toHaveValue('Shortlist Sprint');
});

test('no event is written for a visitor who refused analytics', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await open(page);
  await page.getByRole('button', { name: 'Reject All (Essential Only)' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Start a Shortlist Sprint' }).click();
  await expect(model(page)).toHaveValue('Shortlist Sprint');
  expect(logged).toEqual([]);
});

test('“Compare models” leads to the comparison', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Compare models' }).click();
  await expect(page.getByRole('heading', { name: 'The four models compared' })).toBeInViewport();
});

test('“Learn More” leads to the section of its model', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: /Learn More.*Talent Intel Lite/ }).click();
  await expect(page).toHaveURL('/employers#intel');
  await expect(page.locator('#intel').getByRole('heading')).toBeInViewport();
});

test('an empty brief names every missing field in order', async ({ page }) => {
  await open(page);
  await send(page).click();
  await expect(
    page.getByText(
      'Please complete the following required fields: Company, Role Title, Location/Remote, Employment Type, Must-haves, Model, Your Name, Your Email, Consent',
      { exact: true },
    ),
  ).toBeVisible();
});

test('a brief is sent with exactly its fields, confirmed, counted and cleared', async ({
  page,
}) => {
  const sent = await stubServer(page, stored);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await open(page, '#intel-intake');
  await fill(page);
  await page.getByLabel('Attachment').setInputFiles(pdf('role.pdf', 777));
  await send(page).click();
  await expect(
    page.getByText('Thanks. We will confirm fit and timeline today.').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('NG-7Q2K')).toBeVisible();
  await expect(page.getByLabel('Role Title')).toHaveValue('');
  expect(logged).toEqual(['intel_form_submit_success']);

  const [{ kind, fields, file }] = sent as [(typeof sent)[0]];
  expect(kind).toBe('employer-brief');
  expect(file).toEqual({ field: 'attachment_document', name: 'role.pdf' });
  const { timestamp: _, ng_rendered_at: __, terms_version: terms, ...rest } = fields;
  expect(terms).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rest).toEqual({
    company: 'Example Avionics',
    roleTitle: 'Compliance Engineer',
    location: 'Hamburg',
    employmentType: 'Permanent',
    mustHaves: 'DO-178C',
    salaryRange: '',
    targetStartDate: '',
    model: 'Talent Intel Lite',
    yourName: 'Jo Brandt',
    yourEmail: 'jo@example.com',
    yourPhone: '',
    consent: 'true',
    source: 'Employers Form',
    attachment_filename: 'role.pdf',
    attachment_file_type: 'application/pdf',
    attachment_file_size: '777',
    ng_ref_check: '',
    ng_locale: 'en-GB',
  });
});

test('an attachment over 10 MB is refused, one of 6 MB is not', async ({ page }, testInfo) => {
  // From disk: a large buffer travels slowly between test and browser.
  const file = async (name: string, megabytes: number) => {
    await writeFile(testInfo.outputPath(name), pdf(name, megabytes * 1024 * 1024).buffer);
    return testInfo.outputPath(name);
  };
  await open(page);
  const chooser = page.getByLabel('Attachment');
  await expect(chooser).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
  await chooser.setInputFiles(await file('six.pdf', 6));
  await expect(page.getByText('six.pdf')).toBeVisible();
  await chooser.setInputFiles(await file('eleven.pdf', 11));
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(chooser).toHaveAccessibleDescription(/Please select a file smaller than 10MB\./);
  await expect(page.getByText('eleven.pdf')).toBeHidden();
});

test('a failed brief keeps its values', async ({ page }) => {
  await stubServer(page, 'lost');
  await open(page, '#sprint-intake');
  await fill(page);
  await send(page).click();
  await expect(
    page.getByText('There was an error sending your message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Role Title')).toHaveValue('Compliance Engineer');
  await expect(model(page)).toHaveValue('Shortlist Sprint');
});

test('the sprint’s timeline reads as a list of its days', async ({ page }) => {
  await open(page);
  const phases = page.locator('#sprint').getByRole('list').last().getByRole('listitem');
  await expect(phases).toHaveText([/Day 0 to 1/, /Day 2/, /Day 3 to 9/, /Day 10/]);
});
