/**
 * The whole way of every form: filled in a browser, kept by the real server, delivered to a receiver
 * that reads it as n8n does. Field names and values are those of the specification's table.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { startServerProcess } from '../support/server-process.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { testSecret } from '../support/test-secret.ts';
import { parseDelivery, startReceiver } from '../support/webhook-receiver.ts';

const pdfDocument = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receiver: Receiver;
let intake: Awaited<ReturnType<typeof startServerProcess>>;

test.beforeEach(async ({ page }) => {
  receiver = await startReceiver();
  intake = await startServerProcess({
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'northgauge-contract-')),
    WEBHOOK_SECRET: testSecret.variable,
    ...Object.fromEntries(
      [
        'JOB_APPLICATION',
        'CONTACT_MESSAGE',
        'CONTACT_DIALOG',
        'CANDIDATE_REGISTRATION',
        'EMPLOYER_BRIEF',
      ].map((kind) => [`WEBHOOK_${kind}_URL`, receiver.url]),
    ),
  });
  await page.clock.install();
});

test.afterEach(async ({ page }) => {
  // First: it may still be loading something from the server.
  await page.close();
  await intake.stop();
  await receiver.stop();
});

test('a job application arrives with its role, consents and résumé', async ({ page }) => {
  await open(page, '/vacancies/head-of-flight-safety-munich');
  await page.getByRole('button', { name: 'Submit Application' }).first().click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, {
    'First Name': 'Ada',
    'Last Name': 'Keller',
    'Email Address': 'ada@example.com',
    'Phone Number': '+44 20 7946 0018',
    'Cover Letter': 'Two lines,\nin order: “safety” first.',
  });
  await dialog.getByLabel('Notice Period').selectOption('2-weeks');
  await dialog.getByLabel('Work Authorization').selectOption('yes');
  await attach(dialog, 'Resume/CV', 'résumé.pdf');
  await dialog.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await dialog.getByRole('checkbox', { name: /GDPR/ }).check();
  const { fields, file } = await send(page, dialog, 'Submit Application');
  expect(fields).toEqual({
    roleTitle: 'Head of Flight Safety (Safety Manager)',
    roleLocation: 'Munich',
    roleCompany: 'Confidential',
    roleSalary: expect.stringMatching(/^€\d{2,3},000 . €\d{3},000 per year$/),
    roleWorkType: 'Permanent',
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    linkedin: '',
    noticePeriod: '2-weeks',
    authorizedToWork: 'yes',
    coverLetter: expect.stringMatching(/^Two lines,\r?\nin order: “safety” first\.$/),
    privacyConsent: 'true',
    gdprConsent: 'true',
    marketingConsent: 'false',
    timestamp: expect.stringMatching(isoTime),
    source: 'Job Application Form',
    resumeFilename: 'résumé.pdf',
    resumeFileType: 'application/pdf',
    resumeFileSize: String(pdfDocument.length),
  });
  expect(file).toMatchObject({ field: 'resume', type: 'application/pdf', bytes: pdfDocument });
});

test('a message of the contact page arrives with its attachment', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await fill(main, {
    'First Name': 'Ada',
    'Last Name': 'Keller',
    'Email Address': 'ada@example.com',
    Subject: 'A role',
    Message: 'Please read the attachment.',
  });
  await attach(main, 'Requirements Document', 'role.pdf');
  const { fields, file } = await send(page, main, 'Send Message');
  expect(fields).toEqual({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada@example.com',
    phone: '',
    company: '',
    position: '',
    subject: 'A role',
    message: 'Please read the attachment.',
    timestamp: expect.stringMatching(isoTime),
    source: 'Contact Form',
    requirements_filename: 'role.pdf',
    requirements_file_type: 'application/pdf',
    requirements_file_size: String(pdfDocument.length),
  });
  expect(file).toMatchObject({ field: 'requirements_document', bytes: pdfDocument });
});

test('a message of the dialog arrives', async ({ page }) => {
  await open(page, '/employers');
  await page.getByRole('button', { name: 'Talk to us' }).click();
  const dialog = page.getByRole('dialog', { name: "Let's Talk" });
  await fill(dialog, { Name: 'Ada', Email: 'ada@example.com', Message: 'Please call me.' });
  await dialog.getByRole('checkbox').check();
  const { fields, file } = await send(page, dialog, 'Send Message');
  expect(fields).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    message: 'Please call me.',
    consent: 'true',
    timestamp: expect.stringMatching(isoTime),
    source: 'Contact Dialog',
  });
  expect(file).toBeUndefined();
});

test('a registration arrives with its agreements and their times', async ({ page }) => {
  await open(page, '/candidate-registration');
  const main = page.getByRole('main');
  await fill(main, {
    'First Name': 'Ada',
    'Last Name': 'Keller',
    'Email Address': 'ada@example.com',
    'Phone Number': '+44 20 7946 0018',
    'Desired Role': 'Head of Quality',
    'Desired Location': 'Basel',
    'Authorized to Work In': 'Switzerland',
    'Additional Information': 'Free from March.',
  });
  await main.getByLabel('Notice Period').selectOption('4-months');
  await attach(main, 'Resume/CV', 'cv.pdf');
  await main.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await main.getByRole('checkbox', { name: /GDPR/ }).check();
  const { fields, file } = await send(page, main, 'Complete Registration');
  expect(fields).toMatchObject({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    desiredRole: 'Head of Quality',
    desiredLocation: 'Basel',
    authorizedToWork: 'Switzerland',
    notice_period: '4-months',
    additional_information: 'Free from March.',
    privacy_agreed: 'true',
    privacy_agreement_timestamp: expect.stringMatching(isoTime),
    gdpr_agreed: 'true',
    gdpr_agreement_timestamp: expect.stringMatching(isoTime),
    timestamp: expect.stringMatching(isoTime),
    source: 'Candidate Registration Form',
    resume_filename: 'cv.pdf',
    resume_file_type: 'application/pdf',
    resume_file_size: String(pdfDocument.length),
  });
  expect(file).toMatchObject({ field: 'resume_document', bytes: pdfDocument });
});

test('a brief arrives with its model and the version of the terms', async ({ page }) => {
  await open(page, '/employers#sprint-intake');
  const main = page.getByRole('main');
  await main.getByLabel('Company', { exact: true }).fill('Example Avionics');
  await fill(main, {
    'Role Title': 'Compliance Engineer',
    'Location/Remote': 'Hamburg',
    'Must-haves': 'DO-178C',
    'Your Name': 'Jo Brandt',
    'Your Email': 'jo@example.com',
  });
  await main.getByLabel('Employment Type').selectOption('Contract');
  await attach(main, 'Attachment', 'brief.pdf');
  await main.getByRole('checkbox', { name: /Terms of Use/ }).check();
  const { fields, file } = await send(page, main, 'Send Brief');
  expect(fields).toEqual({
    company: 'Example Avionics',
    roleTitle: 'Compliance Engineer',
    location: 'Hamburg',
    employmentType: 'Contract',
    mustHaves: 'DO-178C',
    salaryRange: '',
    targetStartDate: '',
    model: 'Shortlist Sprint',
    yourName: 'Jo Brandt',
    yourEmail: 'jo@example.com',
    yourPhone: '',
    consent: 'true',
    timestamp: expect.stringMatching(isoTime),
    source: 'Employers Form',
    terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    attachment_filename: 'brief.pdf',
    attachment_file_type: 'application/pdf',
    attachment_file_size: String(pdfDocument.length),
  });
  expect(file).toMatchObject({ field: 'attachment_document', bytes: pdfDocument });
});

async function open(page: Page, address: string) {
  await page.goto(`${intake.url}${address}`);
  await hydrated(page);
}

async function fill(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

async function attach(form: Locator, label: string, name: string) {
  await form
    .getByLabel(label)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfDocument });
}

/** Presses the button when a person could have filled the form, and reads what the webhook got. */
async function send(page: Page, form: Locator, button: string) {
  await page.clock.fastForward(3000);
  await form.getByRole('button', { name: button }).last().click();
  await expect.poll(() => receiver.received.length).toBe(1);
  // The page still loads what it says thanks with.
  await page.waitForLoadState('networkidle');
  const [delivery] = receiver.received;
  // The library reads the body as text, which this document is.
  new Webhook(testSecret.variable).verify(delivery!.body, delivery!.headers, { jsonParse: false });
  return parseDelivery(delivery!);
}
