import type { Page } from '@playwright/test';
import { pdf, stored, stubServer } from '../support/server-stub.ts';
import { fillMessage } from '../support/fill-message.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /status of (400|413|415|429|503)|ERR_CONNECTION_RESET/ });

async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await hydrated(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('an empty message names every missing field in order and sends nothing', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await open(page);
  await send(page).click();
  await expect(page.getByText('Required Fields Missing')).toBeVisible();
  await expect(
    page.getByText(
      'Please complete the following required fields: First Name, Last Name, Email Address, Subject, Message',
    ),
  ).toBeVisible();
  const summary = page.getByRole('alert').filter({ hasText: 'Before this can be sent' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'First Name is required.',
    'Last Name is required.',
    'Email Address is required.',
    'Subject is required.',
    'Message is required.',
  ]);
  await summary.getByRole('link', { name: 'Subject is required.' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required.');
  await page.getByLabel('Subject').pressSequentially('Hello');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue('Hello');
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('');
  expect(sent).toEqual([]);
});

test('whitespace alone counts as missing', async ({ page }) => {
  await open(page);
  await fillMessage(page);
  await page.getByLabel('Subject').fill('   ');
  await send(page).click();
  await expect(
    page.getByText('Please complete the following required fields: Subject', { exact: true }),
  ).toBeVisible();
});

test('a message is sent with exactly its fields, confirmed and cleared', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await open(page);
  await fillMessage(page);
  await page.getByLabel('Requirements Document').setInputFiles(pdf('role.pdf', 1234));
  await expect(page.getByText('role.pdf')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  await expect(page.getByText("We'll get back to you soon.").first()).toBeVisible();
  await expect(page.getByRole('main').getByText('NG-7Q2K')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByText('role.pdf')).toBeHidden();

  expect(sent).toHaveLength(1);
  const [{ kind, fields, file, idempotencyKey }] = sent as [(typeof sent)[0]];
  expect(kind).toBe('contact-message');
  expect(idempotencyKey).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  const { timestamp, ng_rendered_at: renderedAt, ...rest } = fields;
  expect(new Date(timestamp!).toISOString()).toBe(timestamp);
  expect(Date.parse(renderedAt!)).toBeLessThanOrEqual(Date.parse(timestamp!));
  expect(rest).toEqual({
    firstName: 'Ada',
    lastName: 'Keller',
    email: 'ada@example.com',
    phone: '',
    company: '',
    position: '',
    subject: 'A question',
    message: 'Do you place part-time roles?',
    source: 'Contact Form',
    requirements_filename: 'role.pdf',
    requirements_file_type: 'application/pdf',
    requirements_file_size: '1234',
    ng_ref_check: '',
    ng_locale: 'en-GB',
  });
  expect(file).toEqual({ field: 'requirements_document', name: 'role.pdf' });
});

test('a lost answer keeps the values, and the retry carries the same key', async ({ page }) => {
  const sent = await stubServer(page, 'lost', stored);
  await open(page);
  await fillMessage(page);
  await send(page).click();
  const failure = 'There was an error sending your message. Please try again.';
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you place part-time roles?');
  await send(page).click();
  await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    sent[0]?.idempotencyKey,
    sent[0]?.idempotencyKey,
  ]);
});

test('a corrected message after a lost answer is another submission', async ({ page }) => {
  const sent = await stubServer(page, 'lost', stored);
  await open(page);
  await fillMessage(page);
  await send(page).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await page.getByLabel('Message').fill('Do you place full-time roles?');
  await send(page).click();
  await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('a second press while sending sends nothing more', async ({ page }) => {
  const sent = await stubServer(page, 'never');
  await open(page);
  await fillMessage(page);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await page.getByLabel('Subject').press('Enter');
  expect(sent).toHaveLength(1);
});

test('what the server refuses is shown at its field', async ({ page }) => {
  await stubServer(page, {
    status: 400,
    json: { issues: [{ field: 'email', code: 'invalid' }] },
  });
  await open(page);
  await fillMessage(page);
  await send(page).click();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com.',
  );
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('too many messages are answered with how long to wait', async ({ page }) => {
  await stubServer(page, { status: 429, headers: { 'Retry-After': '30' }, json: {} });
  await open(page);
  await fillMessage(page);
  await send(page).click();
  await expect(page.getByRole('main').getByText('in 30 seconds')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('a file of the wrong type or size is refused at once', async ({ page }) => {
  await open(page);
  const chooser = page.getByLabel('Requirements Document');
  await expect(chooser).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(page.getByText('PDF, DOC, DOCX (max 5MB)')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(chooser).toHaveValue('');
  await expect(chooser).toHaveAccessibleDescription(
    /Please upload PDF, DOC, DOCX, or ODT files only\./,
  );
  await chooser.setInputFiles(pdf('big.pdf', 5 * 1024 * 1024 + 1));
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(chooser).toHaveAccessibleDescription(/Please upload files smaller than 5MB\./);
  await expect(chooser).toHaveValue('');
  await chooser.setInputFiles({ name: 'cv.odt', mimeType: '', buffer: Buffer.from('PK') });
  await expect(page.getByText('cv.odt')).toBeVisible();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await expect(chooser).toHaveValue('');
});

test('a file can be dropped, and is judged like a chosen one', async ({ page }) => {
  await open(page);
  const chooser = page.getByLabel('Requirements Document');
  for (const name of ['notes.txt', 'role.docx']) {
    const data = await page.evaluateHandle((name) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['content'], name));
      return transfer;
    }, name);
    await chooser.dispatchEvent('drop', { dataTransfer: data });
  }
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByText('notes.txt')).toBeHidden();
  await expect(page.getByText('role.docx')).toBeVisible();
});

test('the subject comes from the address and can be changed', async ({ page }) => {
  await open(page, '/contact?subject=Application%3A+Pilot+-+Munich');
  await expect(page.getByLabel('Subject')).toHaveValue('Application: Pilot - Munich');
});

test('the hero leads to the two intake anchors', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start a Shortlist Sprint' })).toHaveAttribute(
    'href',
    '/employers#sprint-intake',
  );
  await main.getByRole('link', { name: 'Order Talent Intel Lite' }).click();
  await expect(page).toHaveURL('/employers#intel-intake');
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('Talent Intel Lite');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a plain multipart post with the browser’s own checks', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('form[action="/api/intake/contact-message"]');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form).not.toHaveAttribute('novalidate');
    await expect(page.getByLabel('Email Address')).toHaveAttribute('required');
    await expect(send(page)).toBeEnabled();
  });
});
