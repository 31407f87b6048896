/**
 * Once a form can be used, it needs nothing more from the network to refuse, fail and report. The
 * network is taken away at each step of every form and dialog.
 */
import { formOf, forms } from '#domain/forms/forms.ts';
import type { Page } from '@playwright/test';
import { fillIn } from '#words/fill-in.ts';
import {
  forEachEdition,
  englishAtEachRun,
  testEdition,
  type TestEdition,
} from '#tests/support/browser/editions.ts';
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
  type FormPlace,
} from '#tests/support/browser/form-places.ts';
import { expect, live, test } from '#tests/support/browser/site.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/,
});

/** A form on a page and one in a dialog are enough where only the words differ. */
const inGermanToo = ['the employer brief', 'the contact dialog'];

forEachEdition(englishAtEachRun, (edition) => {
  const tried = formPlaces.filter(
    ({ name }) => edition.locale === 'en-GB' || inGermanToo.includes(name),
  );
  for (const place of tried) {
    const title = `${place.name} works offline but for sending, and sends when online again`;
    test(title, runsOf(place), async ({ page, context }) => {
      const form = await openForm(page, place, edition);
      await context.setOffline(true);
      await expectEmptyRefused(page, place, edition);
      if (fileFieldOf(place)) await expectWrongFileRefused(page, place, edition);

      await fillForm(form, place.kind);
      await pressSubmit(form);
      await expectFailed(page, place, edition);

      await context.setOffline(false);
      await pressSubmit(form);
      await expectStored(page, place, edition);

      await context.setOffline(true);
      if (place.opener) {
        await expect(page.getByRole('dialog')).toBeHidden();
        await reopenForm(page, place, edition);
      }
      const { again } = edition.words.forms.shell;
      if (place.kind !== 'contact-dialog') await page.getByRole('button', { name: again }).click();
      await expect(form.getByRole('textbox').first()).toHaveValue('');
      await expectEmptyRefused(page, place, edition);
    });
  }
});

const english = testEdition('en-GB');

for (const place of formPlaces.filter(fileFieldOf)) {
  const title = `${place.name} fails and keeps its values when the network goes during the upload`;
  test(title, runsOf(place), async ({ page }) => {
    const network = await throttle(page);
    const form = await openForm(page, place, english);
    await fillForm(form, place.kind, { document: aDocument('cv.pdf', 2 * 1024 * 1024) });
    await network.uploadAt(256 * 1024);
    await pressSubmit(form);
    const bar = form.locator('progress');
    await expect.poll(() => bar.evaluate((it: HTMLProgressElement) => it.value)).not.toBe(0);
    await expect(bar).toBeInViewport();
    await expect(form.getByText(english.words.forms[place.kind].busy)).toBeInViewport();
    await network.cut();
    await expectFailed(page, place, english);
    await network.restore();
    await pressSubmit(form);
    await expectStored(page, place, english);
  });
}

for (const place of formPlaces) {
  const title = `${place.name} is reached and sent as a plain post while its scripts cannot load`;
  test(title, runsOf(place), async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await place.visit(page, english);
    const opener = place.opener?.(page, english);
    await opener?.click();
    const kind = place.plainKind ?? place.kind;
    const form = formAt(page, kind);
    // Two places lead to the same form; what is sent twice would be stored once.
    await fillForm(form, kind, { values: { message: title, coverLetter: title } });
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
    const { kinds, content } = english.words.status;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kinds[kind]);
    await expect(page.getByRole('heading', { name: content.heading })).toBeVisible();
  });
}

test('values entered while the script loads are kept and sent by it', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(english.path('contact'), { waitUntil: 'commit' });
  const form = formAt(page, 'contact-message');
  await fillForm(form, 'contact-message');
  scripts.resolve();
  await live(page, 'form#contact-message');
  await expectFilled(form, 'contact-message');
  await pressSubmit(form);
  await expectStored(page, formPlace('the contact form'), english);
});

for (const place of formPlaces.filter(({ opener }) => !opener)) {
  const title = `${place.name} stays with its values when it is sent offline before its script has loaded`;
  test(title, runsOf(place), async ({ page, context }) => {
    // The script of the chrome loads, those of the islands do not.
    await page.route(/\/assets\/.*form.*\.js/i, (route) => route.abort());
    await place.visit(page, english);
    const form = formAt(page, place.kind);
    // Of its own: the same content again on one day would be the same submission.
    const { email } = formOf(place.kind).sender;
    await fillForm(form, place.kind, { values: { [email]: 'offline@example.com' } });
    await context.setOffline(true);
    await form.locator('button[type="submit"]').click();
    const notice = noticesOf(page).filter({ hasText: english.words.forms[place.kind].failure });
    await expect(
      notice.getByText(english.words.forms.shell.errorTitle, { exact: true }),
    ).toBeVisible();
    await expect(form.getByRole('textbox').first()).not.toHaveValue('');
    await context.setOffline(false);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
  });
}

forEachEdition(englishAtEachRun, (edition) => {
  test('the link to the contact dialog keeps the page when it is pressed offline', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, formPlace('the contact form'), edition);
    await fillForm(form, 'contact-message');
    await context.setOffline(true);
    const talk = page
      .getByRole('banner')
      .getByRole('link', { name: edition.words.navigation.talk });
    await talk.click();
    await expect(noticesOf(page).getByText(edition.words.navigation.offline)).toBeVisible();
    await expectFilled(form, 'contact-message');
    await context.setOffline(false);
    await talk.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a card whose form has not loaded keeps the page when it is pressed offline', async ({
    page,
    context,
  }) => {
    await page.goto(edition.path('vacancies'));
    await live(page, '#filter-form');
    const apply = page.getByRole('button', { name: edition.words.vacancies.card.submit }).first();
    await context.setOffline(true);
    await apply.click();
    await expect(noticesOf(page).getByText(edition.words.navigation.offline)).toBeVisible();
    await context.setOffline(false);
    await apply.click();
    await expect(page.getByRole('dialog').locator('[name="firstName"]')).toBeFocused();
  });

  test('the cards of the list open their details and their form offline', async ({
    page,
    context,
  }) => {
    const { card } = edition.words.vacancies;
    await page.goto(edition.path('vacancies'));
    await live(page, '#filter-form');
    const first = page.getByRole('article').first();
    const item = page.getByRole('listitem').filter({ has: first }).last();
    // The list listens once it is hydrated: a pointer that rests on it before is not seen.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await first.hover();
        return page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => /\/application-dialog\./.test(name)),
        );
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await item.getByRole('button', { name: card.more }).click();
    // Retried after 1, 2 and 4 s.
    await expect(page.getByText(card.loading)).toBeVisible();
    await expect(page.getByText(card.detailsFailed)).toBeVisible();
    await expect(page.getByRole('link', { name: card.wholePage })).toBeVisible();
    await item.getByRole('button', { name: card.less }).click();
    await item.getByRole('button', { name: card.submit }).click();
    await expect(page.getByRole('dialog').locator('[name="firstName"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeVisible();
    await context.setOffline(false);
    await item.getByRole('button', { name: card.more }).click();
    await expect(page.getByRole('heading', { name: card.requirements })).toBeVisible();
  });
});

async function expectEmptyRefused(page: Page, { kind }: FormPlace, { words }: TestEdition) {
  await pressSubmit(formAt(page, kind));
  const { shell, 'contact-dialog': dialog } = words.forms;
  const title =
    kind === 'contact-dialog'
      ? dialog.missingTitle
      : kind === 'candidate-registration'
        ? shell.agreementTitle
        : shell.requiredTitle;
  await expect(noticesOf(page).getByText(title, { exact: true }).last()).toBeVisible();
  await expect(formAt(page, kind).getByRole('alert').first()).toBeFocused();
}

async function expectWrongFileRefused(page: Page, place: FormPlace, { words }: TestEdition) {
  const { shell, [place.kind]: own } = words.forms;
  const input = formAt(page, place.kind).locator(`[name="${fileFieldOf(place)}"]`);
  await input.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(noticesOf(page).getByText(shell.file.typeTitle, { exact: true })).toBeVisible();
  await expect(input).toHaveAccessibleDescription(new RegExp((own.file ?? shell.file).type));
  await expect(input).toHaveValue('');
}

/** The specified failure, in a notice and in the form, which keeps its values on a page that works. */
async function expectFailed(page: Page, place: FormPlace, { words }: TestEdition) {
  const form = formAt(page, place.kind);
  const { failure } = words.forms[place.kind];
  const notice = noticesOf(page).filter({ hasText: failure });
  await expect(notice.getByText(words.forms.shell.errorTitle, { exact: true })).toBeVisible();
  await expect(notice.locator('p'), 'the specified title and text').toHaveCount(2);
  await expect(form.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expectFilled(form, place.kind);
  await expect(page.locator('h1')).toBeVisible();
}

async function expectStored(page: Page, { kind }: FormPlace, { words }: TestEdition) {
  const own = words.forms[kind];
  const title = page.getByText(own.successTitle, { exact: true }).filter({ visible: true });
  await expect(title.first()).toBeVisible();
  const reference = fillIn(words.forms.shell.reference, { reference: '' });
  await expect(page.getByText(reference).filter({ visible: true }).first()).toBeVisible();
}

function fileFieldOf(place: FormPlace): string | undefined {
  return forms.find(({ kind }) => kind === place.kind)?.file?.field;
}

/** Chromium's own network conditions, which also end a request that is under way. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return {
    uploadAt: (bytesPerSecond: number) => set(false, bytesPerSecond),
    cut: () => set(true, -1),
    restore: () => set(false, -1),
  };
}
