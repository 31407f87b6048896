import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdf, stored, stubServer } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /ERR_CONNECTION_RESET|status of 415/ });

async function open(page: Page) {
  await page.goto('/candidate-registration');
  await hydrated(page);
}

async function fill(page: Page) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Keller');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('+44 20 7946 0018');
  await page.getByLabel('Desired Role').fill('Head of Quality');
  await page.getByLabel('Desired Location').fill('Basel');
  await page.getByLabel('Authorized to Work In').fill('Switzerland');
  await page.getByLabel('Notice Period').selectOption('3-months');
  await page.getByLabel('Additional Information').fill('Free from March.');
}

async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('checkbox', { name: /GDPR/ }).check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Complete Registration' });
const agreement = 'Please agree to both the Privacy Policy and GDPR terms to continue.';

test('the button announces itself disabled and, pressed, says why', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await open(page);
  await fill(page);
  await page.getByLabel('Resume/CV').setInputFiles(pdf());
  await expect(submit(page)).toBeDisabled();
  await submit(page).click({ force: true });
  await expect(page.getByText('Agreement Required')).toBeVisible();
  await expect(page.getByText(agreement)).toBeVisible();
  expect(sent).toEqual([]);
  await agree(page);
  await expect(submit(page)).toBeEnabled();
  await page.getByRole('checkbox', { name: /GDPR/ }).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test('what is missing is listed in the order of the form', async ({ page }) => {
  await open(page);
  await agree(page);
  await submit(page).click();
  await expect(
    page.getByText(
      'Please complete the following required fields: First Name, Last Name, Email Address, Phone Number, Desired Role, Desired Location, Authorized to Work In, Notice Period, Resume/CV',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Before' })).toBeFocused();
  await expect(page.getByLabel('Resume/CV')).toHaveAccessibleDescription(/Resume\/CV is required/);
});

test('a registration is sent with exactly its fields, confirmed and cleared', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await open(page);
  await fill(page);
  await page.getByLabel('Resume/CV').setInputFiles(pdf('ada.pdf', 4321));
  await agree(page);
  await submit(page).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(
    page
      .getByText("Thank you for your application. We'll review your profile and be in touch soon.")
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('NG-7Q2K')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /GDPR/ })).not.toBeChecked();
  await expect(submit(page)).toBeDisabled();

  const [{ kind, fields, file }] = sent as [(typeof sent)[0]];
  expect(kind).toBe('candidate-registration');
  expect(file).toEqual({ field: 'resume_document', name: 'ada.pdf' });
  const {
    timestamp,
    ng_rendered_at: _,
    privacy_agreement_timestamp: privacyAt,
    gdpr_agreement_timestamp: gdprAt,
    ...rest
  } = fields;
  expect([privacyAt, gdprAt, timestamp].toSorted()).toEqual([privacyAt, gdprAt, timestamp]);
  expect(new Date(privacyAt!).toISOString()).toBe(privacyAt);
  expect(rest).toEqual({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    linkedin: '',
    company: '',
    position: '',
    currentLocation: '',
    desiredRole: 'Head of Quality',
    desiredLocation: 'Basel',
    authorizedToWork: 'Switzerland',
    notice_period: '3-months',
    message: 'Free from March.',
    additional_information: 'Free from March.',
    privacy_agreed: 'true',
    gdpr_agreed: 'true',
    resume_filename: 'ada.pdf',
    resume_file_type: 'application/pdf',
    resume_file_size: '4321',
    source: 'Candidate Registration Form',
    ng_ref_check: '',
    ng_locale: 'en-GB',
  });
});

test('an upload shows its progress and can be cancelled without losing anything', async ({
  page,
}) => {
  await stubServer(page, 'never');
  await open(page);
  await fill(page);
  await page.getByLabel('Resume/CV').setInputFiles(pdf('ada.pdf'));
  await agree(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting Registration...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Uploading ada.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Sending was cancelled.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByText('ada.pdf')).toBeVisible();
});

test('a failure keeps the form, and one after a reload sends under the same key', async ({
  page,
}, testInfo) => {
  const sent = await stubServer(page, 'lost', stored);
  await open(page);
  await fill(page);
  const cv = testInfo.outputPath('ada.pdf');
  await writeFile(cv, pdf().buffer);
  await page.getByLabel('Resume/CV').setInputFiles(cv);
  await agree(page);
  await submit(page).click();
  await expect(
    page.getByText('There was an error submitting your application. Please try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Desired Role')).toHaveValue('Head of Quality');
  await expect(page.getByLabel('Notice Period')).toHaveValue('3-months');
  await expect(page.getByRole('checkbox', { name: /GDPR/ })).not.toBeChecked();
  await page.getByLabel('Resume/CV').setInputFiles(cv);
  await agree(page);
  await submit(page).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Desired Role')).toHaveValue('');
});

test('no draft is kept for a visitor who refused functional storage', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Reject All (Essential Only)' }).click();
  await fill(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Desired Role')).toHaveValue('');
});

test('a file that the server finds to be of another type is told at the file', async ({ page }) => {
  await stubServer(page, { status: 415, json: {} });
  await open(page);
  await fill(page);
  await page.getByLabel('Resume/CV').setInputFiles(pdf());
  await agree(page);
  await submit(page).click();
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});
