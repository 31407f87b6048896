import type { Page } from '@playwright/test';
import { pdf, stored, stubServer } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /ERR_CONNECTION_RESET|status of 400/ });

async function open(page: Page) {
  await page.goto('/vacancies');
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit Application' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First Name')).toBeVisible();
  return dialog;
}

type Dialog = ReturnType<Page['getByRole']>;

async function fill(dialog: Dialog) {
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Keller');
  await dialog.getByLabel('Email Address').fill('ada@example.com');
  await dialog.getByLabel('Phone Number').fill('+44 20 7946 0018');
  await dialog.getByLabel('Notice Period').selectOption('2-weeks');
  await dialog.getByLabel('Work Authorization').selectOption('yes');
  await dialog.getByLabel('Cover Letter').fill('I have done this work.');
  await dialog.getByLabel('Resume/CV').setInputFiles(pdf('ada.pdf', 5000));
  await dialog.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await dialog.getByRole('checkbox', { name: /GDPR/ }).check();
}

const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Submit Application' });

test('everything that an empty application lacks is listed in one notice', async ({ page }) => {
  const sent = await stubServer(page, stored);
  const dialog = await open(page);
  await submit(dialog).click();
  await expect(dialog.getByText('Required Fields Missing')).toBeVisible();
  await expect(
    dialog.getByText(
      'Please complete the following required fields: First Name, Last Name, Email Address, Phone Number, Notice Period, Work Authorization, Cover Letter, Resume/CV, Privacy Policy Agreement, GDPR Agreement',
      { exact: true },
    ),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('an application is sent with exactly its fields; the dialog closes and says so', async ({
  page,
}) => {
  const sent = await stubServer(page, stored);
  const dialog = await open(page);
  await fill(dialog);
  await submit(dialog).click();
  await expect(page.getByText('Application Submitted')).toBeVisible();
  await expect(
    page.getByText("Your application has been submitted successfully. We'll be in touch soon.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText('Your reference: NG-7Q2K', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  // It stays where the role is, after the notice has gone and on the role's own page too.
  const kept = 'Application submitted. Your reference: NG-7Q2K';
  await expect(page.getByText(kept)).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: kept })).toBeVisible();
  await page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(kept).filter({ visible: true })).toBeVisible();

  const [{ kind, fields, file }] = sent as [(typeof sent)[0]];
  expect(kind).toBe('job-application');
  expect(file).toEqual({ field: 'resume', name: 'ada.pdf' });
  expect(Object.keys(fields).sort()).toEqual(
    [
      'roleTitle roleLocation roleCompany roleSalary roleWorkType firstName lastName email phone',
      'linkedin noticePeriod authorizedToWork coverLetter privacyConsent gdprConsent',
      'marketingConsent timestamp source resumeFilename resumeFileType resumeFileSize',
      'ng_ref_check ng_locale ng_rendered_at ng_vacancy',
    ]
      .flatMap((names) => names.split(' '))
      .sort(),
  );
  expect(fields).toMatchObject({
    roleCompany: 'Confidential',
    noticePeriod: '2-weeks',
    authorizedToWork: 'yes',
    privacyConsent: 'true',
    gdprConsent: 'true',
    marketingConsent: 'false',
    source: 'Job Application Form',
    resumeFilename: 'ada.pdf',
    resumeFileType: 'application/pdf',
    resumeFileSize: '5000',
  });
});

test('a failed application keeps the dialog and everything in it', async ({ page }) => {
  await stubServer(page, 'lost');
  const dialog = await open(page);
  await fill(dialog);
  await submit(dialog).click();
  await expect(dialog.getByText('Error', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('There was an error submitting your application. Please try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(submit(dialog)).toBeEnabled();
  await expect(dialog.getByLabel('Cover Letter')).toHaveValue('I have done this work.');
  await expect(dialog.getByText('ada.pdf')).toBeVisible();
});

test('a role that closed meanwhile says so', async ({ page }) => {
  await stubServer(page, {
    status: 400,
    json: { issues: [{ field: 'ng_vacancy', code: 'closed' }] },
  });
  const dialog = await open(page);
  await fill(dialog);
  await submit(dialog).click();
  await expect(dialog.getByRole('alert').getByText('This position has been closed')).toBeVisible();
});

test('what was entered survives closing the dialog', async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByLabel('First Name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Submit Application' }).first().click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
});
