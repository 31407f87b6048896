/** How the forms check, send and report with their script; what they send is in contract.e2e.ts. */
import { askedFields } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import { fillIn } from '#words/fill-in.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { forEachEdition, englishAtEachRun, testEdition } from '#tests/support/browser/editions.ts';
import { aDocument, expectFilled, fillForm } from '#tests/support/browser/fill-form.ts';
import {
  formAt,
  formPlace,
  formPlaces,
  noticesOf,
  openForm,
  pressSubmit,
  reopenForm,
  runsOf,
  submitOf,
  type FormPlace,
} from '#tests/support/browser/form-places.ts';
import { stored, stubServer } from '#tests/support/browser/server-stub.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /status of (400|413|415|429|503)|ERR_CONNECTION_RESET/,
});

const contact = formPlace('the contact form');
const registration = formPlace('the registration');
const brief = formPlace('the employer brief');
const applicationDialog = formPlace('the application dialog');
const contactDialog = formPlace('the contact dialog');

forEachEdition(englishAtEachRun, (edition) => {
  const { shell } = edition.words.forms;

  for (const place of formPlaces.filter(({ kind }) => kind !== 'contact-dialog')) {
    test(`${place.name} lists every missing field in order and sends nothing`, async ({ page }) => {
      const sent = await stubServer(page, stored);
      const form = await openForm(page, place, edition);
      const missing = missingFields(place);
      const { labels } = edition.words.forms[place.kind];
      const label = (name: string) => (labels as Record<string, string>)[name]!;
      if (place.kind === 'candidate-registration') {
        await expect(submitOf(form)).toBeDisabled();
        for (const box of await form.getByRole('checkbox').all()) await box.check();
      }
      if (place.kind === 'employer-brief') {
        const model = form.locator('[name="model"]');
        await expect(model).toHaveValue('Shortlist Sprint');
        await model.selectOption('');
      }
      await expect(submitOf(form)).toBeEnabled();
      await pressSubmit(form);

      const list = missing.map(label).join(', ');
      const notice = noticesOf(page).filter({ hasText: shell.requiredTitle });
      await expect(
        notice.getByText(fillIn(shell.requiredList, { list }), { exact: true }),
      ).toBeVisible();
      const summary = form.getByRole('alert').filter({ hasText: shell.summary });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(missing.length);
      const first = form.locator(`[name="${missing[0]}"]`);
      const reason = fillIn(shell.issues.required, { label: label(missing[0]!) });
      await expect(first).toHaveAccessibleDescription(reason);
      await summary.getByRole('link').first().click();
      await expect(first).toBeFocused();
      await first.pressSequentially('Ada');
      await expect(first).toHaveValue('Ada');
      await expect(first).toHaveAccessibleDescription('');
      expect(sent).toEqual([]);
    });
  }

  test('the contact dialog names one missing thing after another and closes when sent', async ({
    page,
  }) => {
    const sent = await stubServer(page, stored);
    const form = await openForm(page, contactDialog, edition);
    const dialog = page.getByRole('dialog', {
      name: edition.words.forms['contact-dialog'].heading,
    });
    const words = edition.words.forms['contact-dialog'];
    await expect(submitOf(form)).toBeDisabled();
    for (const name of ['name', 'email', 'message'] as const) {
      await pressSubmit(form);
      const notice = noticesOf(page).filter({ hasText: words.missing[name] });
      await expect(notice.getByText(words.missingTitle, { exact: true })).toBeVisible();
      await form.locator(`[name="${name}"]`).fill('ada@example.com');
    }
    await pressSubmit(form);
    const notice = noticesOf(page).filter({ hasText: words.missing.consent });
    await expect(notice.getByText(shell.agreementTitle, { exact: true })).toBeVisible();
    expect(sent).toEqual([]);
    await form.getByRole('checkbox').check();
    await expect(submitOf(form)).toBeEnabled();
    await pressSubmit(form);
    await expect(submitOf(form)).toHaveText(words.busy);
    await expect(dialog.getByText(words.successTitle)).toBeFocused();
    await expect(dialog).toBeHidden();
    // The reference outlasts the dialog.
    const reference = fillIn(shell.reference, { reference: 'HL-7Q2K' });
    await expect(noticesOf(page).getByText(reference)).toBeVisible();
  });

  for (const place of formPlaces.filter(({ opener }) => !opener)) {
    const title = `${place.name} gives way to its receipt, and starts anew by a button`;
    test(title, runsOf(place), async ({ page }) => {
      await stubServer(page, stored);
      await page.setViewportSize({ width: 390, height: 844 });
      const form = await openForm(page, place, edition);
      await fillForm(form, place.kind);
      await pressSubmit(form);
      const own = edition.words.forms[place.kind];
      const confirmation = page.getByRole('main').getByText(own.successTitle, { exact: true });
      await expect(confirmation).toBeFocused();
      await expect(form).toBeHidden();
      const reference = page.getByText(fillIn(shell.reference, { reference: 'HL-7Q2K' }));
      await expect(reference).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, { part: 'main' });
      await page.getByRole('button', { name: shell.again }).click();
      await expect(form.getByRole('textbox').first()).toBeFocused();
      await expect(form.getByRole('textbox').first()).toHaveValue('');
      await expect(reference).toHaveCount(0);
    });
  }

  test('the registration explains that both agreements are needed', async ({ page }) => {
    const sent = await stubServer(page, stored);
    const form = await openForm(page, registration, edition);
    await expect(submitOf(form)).toBeDisabled();
    await pressSubmit(form);
    await expect(noticesOf(page), 'one toast, also when all is empty').toHaveCount(1);
    await expect(noticesOf(page).getByText(shell.agreementTitle, { exact: true })).toBeVisible();
    await noticesOf(page).getByRole('button').click();
    await fillForm(form, registration.kind);
    await form.locator('[name="gdpr_agreed"]').uncheck();
    await expect(submitOf(form)).toBeDisabled();
    await pressSubmit(form);
    const { agreement } = edition.words.forms['candidate-registration'];
    const notice = noticesOf(page).filter({ hasText: shell.agreementTitle });
    await expect(notice.getByText(agreement, { exact: true })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('whatever the server answers is said in this language and keeps the values', async ({
    page,
  }) => {
    await stubServer(
      page,
      { status: 400, json: { issues: [{ field: 'email', code: 'invalid' }] } },
      { status: 429, headers: { 'Retry-After': '30' }, json: {} },
      'lost',
      'never',
    );
    const form = await openForm(page, contact, edition);
    await fillForm(form, contact.kind);
    await pressSubmit(form);
    await expect(form.locator('[name="email"]')).toHaveAccessibleDescription(
      shell.issues.formats.email,
    );
    await pressSubmit(form);
    await expect(form.getByText(fillIn(shell.wait, { minutes: 1 }))).toBeVisible();
    await pressSubmit(form);
    await expect(form.getByText(shell.kept)).toBeVisible();
    await expectFilled(form, contact.kind);
    await pressSubmit(form);
    await expect(submitOf(form)).toHaveText(edition.words.forms['contact-message'].busy);
  });

  for (const place of [contact, registration, applicationDialog, brief]) {
    const title = `${place.name} refuses a program named fake.pdf as the wrong type and clears it`;
    test(title, inTestAll, async ({ page }) => {
      const form = await openForm(page, place, edition);
      const program = { ...aDocument('fake.pdf'), buffer: Buffer.from('MZ\u0090\0 program') };
      await fillForm(form, place.kind, { document: program });
      await expect(form.getByText('fake.pdf').first()).toBeVisible();
      await pressSubmit(form);
      const notice = noticesOf(page).filter({ hasText: shell.file.typeTitle });
      const { type } = edition.words.forms[place.kind].file ?? shell.file;
      await expect(notice.getByText(type, { exact: true })).toBeVisible();
      await expect(noticesOf(page).filter({ hasText: shell.checkTitle })).toHaveCount(0);
      await expect(form.locator('input[type="file"]')).toHaveValue('');
      await expect(form.getByText('fake.pdf')).toHaveCount(0);
    });
  }
});

const english = testEdition('en-GB');
const { forms: words } = english.words;

test('a lost answer is retried under the same key, a corrected message under another', async ({
  page,
}) => {
  const sent = await stubServer(page, 'lost', 'lost', stored);
  const form = await openForm(page, contact, english);
  await fillForm(form, contact.kind);
  for (const attempt of [1, 2]) {
    await pressSubmit(form);
    await expect.poll(() => sent.length).toBe(attempt);
    await expect(submitOf(form)).toBeEnabled();
  }
  await form.locator('[name="message"]').fill('Do you place full-time roles?');
  await pressSubmit(form);
  await expect(page.getByText('HL-7Q2K')).toBeVisible();
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a second press while sending sends nothing more', async ({ page }) => {
  const sent = await stubServer(page, 'never');
  const form = await openForm(page, contact, english);
  await fillForm(form, contact.kind);
  await submitOf(form).dblclick();
  await expect(submitOf(form)).toBeDisabled();
  await pressSubmit(form);
  await form.locator('[name="subject"]').press('Enter');
  expect(sent).toHaveLength(1);
});

test('a note instead of a number is enough as optional phone', async ({ page }) => {
  const sent = await stubServer(page, stored);
  const form = await openForm(page, contact, english);
  await fillForm(form, contact.kind, { values: { phone: 'after 6 pm' } });
  await pressSubmit(form);
  await expect(page.getByText('HL-7Q2K')).toBeVisible();
  expect(sent[0]?.fields.phone).toBe('after 6 pm');
});

for (const place of [contact, registration]) {
  test(
    `${place.name} keeps a draft across a reload until it is sent`,
    inTestAll,
    async ({ page }) => {
      await stubServer(page, 'lost', stored);
      const form = await openForm(page, place, english);
      await fillForm(form, place.kind);
      await pressSubmit(form);
      await expect(noticesOf(page).filter({ hasText: words[place.kind].failure })).toBeVisible();
      await page.reload();
      await live(page, `form#${place.kind}`);
      const email = form.locator('[name="email"]');
      await expect(email).toHaveValue('ada.keller@example.com');
      await fillForm(form, place.kind);
      await pressSubmit(form);
      await expect(page.getByText('HL-7Q2K')).toBeVisible();
      await page.reload();
      await live(page, `form#${place.kind}`);
      await expect(email).toHaveValue('');
    },
  );
}

test(
  'closing a dialog keeps what was entered and returns the focus',
  inTestAll,
  async ({ page }) => {
    for (const place of [applicationDialog, contactDialog]) {
      const form = await openForm(page, place, english);
      const first = form.getByRole('textbox').first();
      await expect(first, 'the first field has the focus, not the close button').toBeFocused();
      await first.fill('Ada');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(place.opener!(page, english)).toBeFocused();
      await reopenForm(page, place, english);
      await expect(first).toHaveValue('Ada');
      await page.keyboard.press('Escape');
    }
  },
);

test('the contact dialog opens from the header, Contact and Employers', async ({ page }) => {
  await stubServer(page, stored);
  for (const [address, name] of [
    [english.path('contact'), english.words.navigation.talk],
    [english.path('employers'), english.copy('employers').actions.talk],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(formAt(page, 'contact-dialog').locator('[name="name"]')).toBeFocused();
  }
});

test('an application for a role that closed meanwhile is refused with the reason', async ({
  page,
}) => {
  await stubServer(page, {
    status: 400,
    json: { issues: [{ field: 'ng_vacancy', code: 'closed' }] },
  });
  const form = await openForm(page, applicationDialog, english);
  await fillForm(form, applicationDialog.kind);
  await pressSubmit(form);
  await expect(
    form.getByRole('alert').filter({ hasText: words.shell.issues.closed }),
  ).toBeVisible();
});

function missingFields({ kind }: FormPlace): string[] {
  return askedFields(formOf(kind))
    .filter(([, field]) => field.required)
    .filter(([, field]) => kind !== 'candidate-registration' || field.type !== 'consent')
    .map(([name]) => name);
}
