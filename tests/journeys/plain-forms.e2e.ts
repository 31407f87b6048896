/** Forms where no script runs: plain multipart posts, same rules, and the same page after a refusal. */
import { catalogue } from '#content/catalogue.server.ts';
import { intakePath } from '#domain/address/paths.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { forms } from '#domain/forms/forms.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { fillIn } from '#words/fill-in.ts';
import {
  allEditions,
  forEachEdition,
  englishAtEachRun,
  englishOfAllAtEachRun,
  testEdition,
} from '#tests/support/browser/editions.ts';
import { aDocument, fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, formPlaces, submitOf } from '#tests/support/browser/form-places.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(00|13|15)/ });

const plainPlaces = formPlaces.filter(({ opener }) => !opener);
/** Passes the browser's own check, but not ours. */
const wrongEmail = 'ada@localhost';

for (const { kind, sender } of forms) {
  test(`a plain post of ${kind} with a fault is answered with its page`, async ({ request }) => {
    const slug = catalogue().vacancies.find(isOpen)!.slug;
    const answer = await request.post(intakePath(kind), {
      multipart: { [sender.email]: wrongEmail, [controlFields.vacancy]: slug },
      headers: { accept: 'text/html' },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain(wrongEmail);
  });
}

forEachEdition(englishAtEachRun, (edition) => {
  const { shell } = edition.words.forms;

  for (const place of plainPlaces) {
    test(`${place.name} comes back with values and errors, and is stored when corrected`, async ({
      page,
    }) => {
      const descriptor = forms.find(({ kind }) => kind === place.kind)!;
      const { email } = descriptor.sender;
      await place.visit(page, edition);
      const heading = await page.locator('h1').innerText();
      const form = formAt(page, place.kind);
      await expect(submitOf(form)).toBeEnabled();
      await fillForm(form, place.kind, { values: { [email]: wrongEmail } });
      await submitOf(form).click();

      await expect(page.locator('html')).toHaveAttribute('lang', edition.locale);
      await expect(page.locator('h1')).toHaveText(heading);
      const summary = form.getByRole('alert').filter({ hasText: shell.summary });
      await expect(summary.getByRole('link')).toHaveCount(1);
      const wrong = form.locator(`[name="${email}"]`);
      await expect(wrong).toHaveValue(wrongEmail);
      await expect(wrong).toHaveAccessibleDescription(shell.issues.formats.email);
      for (const name of descriptor.sender.name) {
        await expect(form.locator(`[name="${name}"]`)).not.toHaveValue('');
      }
      for (const choice of await form.locator('select').all())
        await expect(choice).not.toHaveValue('');
      for (const box of await form.getByRole('checkbox').and(form.locator('[required]')).all()) {
        await expect(box).toBeChecked();
      }
      // The browser cannot be given its file back.
      if (descriptor.file) await expect(form.getByText(shell.file.again)).toBeVisible();

      // Of its own for each edition: the same content again would be the same submission.
      await wrong.fill(`ada.${edition.locale.toLowerCase()}@example.com`);
      if (descriptor.file) {
        await form.locator(`[name="${descriptor.file.field}"]`).setInputFiles(aDocument());
      }
      await submitOf(form).click();
      await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
      await expect(page.locator('html')).toHaveAttribute('lang', edition.locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        edition.words.status.kinds[place.kind],
      );
    });
  }
});

forEachEdition(englishOfAllAtEachRun, (edition) => {
  test('only a file that was sent has to be chosen again, and a wrong one comes back refused', async ({
    page,
  }) => {
    const { file } = edition.words.forms.shell;
    await page.goto(edition.path('contact'));
    const form = formAt(page, 'contact-message');
    const chooser = form.locator('[name="requirements_document"]');
    await fillForm(form, 'contact-message', { values: { email: wrongEmail }, document: null });
    await submitOf(form).click();
    await expect(form.locator('[name="email"]')).toHaveValue(wrongEmail);
    await expect(form.getByText(file.again), 'no file was sent').toHaveCount(0);
    const tooLarge = aDocument('role.pdf', 5 * 1024 * 1024 + 1);
    await fillForm(form, 'contact-message', { document: tooLarge });
    await submitOf(form).click();
    await expect(chooser).toHaveAccessibleDescription(new RegExp(escaped(file.size)));
    await expect(form.getByText(file.again)).toBeVisible();
    await expect(form.locator('[name="message"]')).not.toHaveValue('');
    await chooser.setInputFiles({
      ...aDocument('fake.pdf'),
      buffer: Buffer.from('MZ\u0090\0 program'),
    });
    await submitOf(form).click();
    await expect(chooser).toHaveAccessibleDescription(new RegExp(escaped(file.type)));
    await expect(form.locator('[name="message"]')).not.toHaveValue('');
  });
});

forEachEdition(allEditions, (edition) => {
  test('the notice periods of a refused registration are words of this edition', async ({
    page,
  }) => {
    const { labels, options } = edition.words.forms['candidate-registration'];
    await page.goto(edition.path('candidate-registration'));
    const form = formAt(page, 'candidate-registration');
    await fillForm(form, 'candidate-registration', { values: { email: wrongEmail } });
    await submitOf(form).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    const period = form.locator('[name="notice_period"] option');
    await expect(period).toContainText(Object.values(options.notice_period));
    // Regional: Switzerland and Austria call the permit by other names.
    await expect(form.getByLabel(labels.authorizedToWork)).toBeVisible();
    if (edition.locale === 'de-CH') await expect(page.locator('body')).not.toContainText('ß');
  });
});

test('“Apply Now” carries the role to the contact form', async ({ page }) => {
  const { path, words } = testEdition('en-GB');
  const { card } = words.vacancies;
  await page.goto(path('vacancies'));
  const job = page.getByRole('article').first();
  const title = await job.getByRole('heading').innerText();
  await page.getByRole('link', { name: card.apply }).first().click();
  const subject = formAt(page, 'contact-message').locator('[name="subject"]');
  const [prefix] = fillIn(card.subject, { title, location: '|' }).split('|');
  await expect(subject).toHaveValue(new RegExp(`^${escaped(prefix!)}`));
});

function escaped(text: string): string {
  return text.replaceAll(/[.()]/g, '\\$&');
}
