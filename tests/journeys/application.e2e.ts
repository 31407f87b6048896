import type { Locator, Page } from '@playwright/test';
import { pdf, stored, stubServer } from '../support/server-stub.ts';
import { expect, live, test } from '../support/site.ts';
import { cards, open as openList, titles } from '../support/vacancies-page.ts';

test.use({ expectedErrors: /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|status of 400/ });

/** Opens the dialog of the first role. */
async function open(page: Page): Promise<Locator> {
  await openList(page);
  await page.getByRole('button', { name: 'Submit Application' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First Name')).toBeVisible();
  return dialog;
}

/** Opens the form on the page of the first role. */
async function openOnPage(page: Page): Promise<Locator> {
  await openList(page);
  await titles(page).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Submit Application' }).filter({ visible: true }).click();
  await live(page, 'form');
  return page.locator('#apply');
}

async function fill(dialog: Locator) {
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

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Application' });

test('one notice lists every required field of an empty application', async ({ page }) => {
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

test('an application is sent with exactly its fields, and the dialog closes with a notice', async ({
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
  // The card keeps the reference after the notice has gone.
  const kept = 'Application submitted. Your reference: NG-7Q2K';
  await expect(page.getByText(kept)).toHaveCount(1);
  await expect(cards(page).first().getByText(kept)).toBeVisible();

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

test('a failed application keeps the dialog and its values', async ({ page }) => {
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

test('an application for a role that closed meanwhile is refused with the reason', async ({
  page,
}) => {
  await stubServer(page, {
    status: 400,
    json: { issues: [{ field: 'ng_vacancy', code: 'closed' }] },
  });
  const dialog = await open(page);
  await fill(dialog);
  await submit(dialog).click();
  await expect(dialog.getByRole('alert').getByText('This position has been closed')).toBeVisible();
});

test('closing the dialog keeps what was entered', async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByLabel('First Name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Submit Application' }).first().click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
});

test('an application from the page of the role is stored and confirmed there', async ({ page }) => {
  const sent = await stubServer(page, stored);
  const form = await openOnPage(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await fill(form);
  await submit(form).click();
  await expect(page.getByText('Application Submitted')).toBeVisible();
  await expect(page.getByText('Your reference: NG-7Q2K', { exact: true }).first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.fields).toMatchObject({ roleTitle: title, roleCompany: 'Confidential' });
});

for (const [where, start] of [
  ['dialog', open],
  ['page of the role', openOnPage],
] as const) {
  test(`offline, the form in the ${where} refuses, fails and keeps its values`, async ({
    page,
    context,
  }) => {
    const form = await start(page);
    await context.setOffline(true);
    await submit(form).click();
    await expect(page.getByText('Required Fields Missing')).toBeVisible();
    await fill(form);
    await submit(form).click();
    await expect(page.getByText(/There was an error submitting your application/)).toBeVisible();
    await expect(form.getByLabel('Cover Letter')).toHaveValue('I have done this work.');
    await expect(form.getByText('ada.pdf')).toBeVisible();

    await context.setOffline(false);
    await stubServer(page, stored);
    await submit(form).click();
    await expect(page.getByText('Application Submitted')).toBeVisible();
  });
}
