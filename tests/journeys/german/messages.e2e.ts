/** The two ways to write a message, in the words that a German visitor reads. */
import { pdf, stored, stubServer } from '../../support/server-stub.ts';
import { expect, hydrated, test } from '../../support/site.ts';

test.use({ locale: 'de-DE', expectedErrors: /status of (400|429)|ERR_CONNECTION_RESET/ });

test('the contact page names what is missing or wrong, then sends and thanks', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await page.goto('/de/contact?subject=Eine+Frage');
  await hydrated(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Nachricht senden' });
  await expect(main.getByLabel('Betreff')).toHaveValue('Eine Frage');
  await main.getByLabel('Betreff').fill(' ');
  await send.click();
  await expect(page.getByText('Pflichtangaben fehlen')).toBeVisible();
  await expect(
    page.getByText(
      'Bitte ergänzen Sie die folgenden Pflichtangaben: Vorname, Nachname, E-Mail-Adresse, Betreff, Nachricht',
      { exact: true },
    ),
  ).toBeVisible();
  const summary = page.getByRole('alert').filter({ hasText: 'Bevor Sie absenden können' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link').first()).toHaveText('Vorname: Diese Angabe fehlt.');
  await expect(main.getByLabel('Betreff')).toHaveAccessibleDescription(
    'Betreff: Diese Angabe fehlt.',
  );

  const chooser = main.getByLabel('Anforderungsprofil');
  await expect(main.getByText('PDF, DOC, DOCX (max. 5 MB)')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Dateityp nicht zulässig')).toBeVisible();
  await expect(chooser).toHaveAccessibleDescription(
    /Bitte laden Sie nur PDF-, DOC-, DOCX- oder ODT-Dateien hoch\./,
  );
  await chooser.setInputFiles(pdf('profil.pdf', 1234));

  await main.getByLabel('Vorname').fill('Jörg');
  await main.getByLabel('Nachname').fill('Weiß');
  await main.getByLabel('E-Mail-Adresse').fill('joerg@example.com');
  await main.getByLabel('Betreff').fill('Eine Frage');
  await main.getByLabel('Nachricht', { exact: true }).fill('Vermitteln Sie in Teilzeit?');
  await send.click();
  await expect(page.getByText('Nachricht gesendet', { exact: true })).toBeVisible();
  await expect(page.getByText('Wir melden uns in Kürze bei Ihnen.').first()).toBeVisible();
  await expect(main.getByText('Ihre Referenznummer: NG-7Q2K')).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('');

  const [{ kind, fields, file }] = sent as [(typeof sent)[0]];
  expect(kind).toBe('contact-message');
  expect(file).toEqual({ field: 'requirements_document', name: 'profil.pdf' });
  const { timestamp: _, ng_rendered_at: __, ...rest } = fields;
  expect(rest).toEqual({
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: 'joerg@example.com',
    phone: '',
    company: '',
    position: '',
    subject: 'Eine Frage',
    message: 'Vermitteln Sie in Teilzeit?',
    source: 'Contact Form',
    requirements_filename: 'profil.pdf',
    requirements_file_type: 'application/pdf',
    requirements_file_size: '1234',
    ng_ref_check: '',
    ng_locale: 'de-DE',
  });
});

test('whatever the server answers, the visitor reads it in German', async ({ page }) => {
  await stubServer(
    page,
    { status: 400, json: { issues: [{ field: 'email', code: 'invalid' }] } },
    { status: 429, headers: { 'Retry-After': '30' }, json: {} },
    'lost',
    'never',
  );
  await page.goto('/de/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Nachricht senden' });
  await main.getByLabel('Vorname').fill('Jörg');
  await main.getByLabel('Nachname').fill('Weiß');
  await main.getByLabel('E-Mail-Adresse').fill('joerg@example.com');
  await main.getByLabel('Betreff').fill('Eine Frage');
  await main.getByLabel('Nachricht', { exact: true }).fill('Vermitteln Sie in Teilzeit?');

  await send.click();
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com.',
  );
  await main.getByLabel('E-Mail-Adresse').fill('jw@example.com');
  await send.click();
  await expect(main.getByText(/In 30 Sekunden können Sie es erneut versuchen\./)).toBeVisible();
  await send.click();
  await expect(main.getByText('Ihre Angaben sind noch da.').first()).toBeVisible();
  await expect(page.getByText('Fehler', { exact: true }).first()).toBeVisible();
  await expect(
    page
      .getByText(
        'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
        { exact: true },
      )
      .first(),
  ).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('Jörg');
  await send.click();
  await expect(main.getByRole('button', { name: 'Wird gesendet …' })).toBeDisabled();
});

test('the dialog asks for one thing after another, then sends and closes', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await page.goto('/de/employers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Mit uns sprechen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sprechen wir miteinander' });
  const send = dialog.getByRole('button', { name: 'Nachricht senden' });
  await expect(send).toBeDisabled();
  for (const [text, fix] of [
    ['Bitte geben Sie Ihren Namen an', () => dialog.getByLabel('Name').fill('Jörg')],
    [
      'Bitte geben Sie Ihre E-Mail-Adresse an',
      () => dialog.getByLabel('E-Mail').fill('joerg@example.com'),
    ],
    [
      'Bitte geben Sie Ihre Nachricht ein',
      () => dialog.getByLabel('Nachricht', { exact: true }).fill('Bitte rufen Sie mich an.'),
    ],
  ] as const) {
    await send.click({ force: true });
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByText('Pflichtangabe fehlt').first()).toBeVisible();
    await fix();
  }
  await send.click({ force: true });
  await expect(dialog.getByText('Zustimmung erforderlich')).toBeVisible();
  await expect(
    dialog.getByText(
      'Bitte stimmen Sie den Nutzungsbedingungen zu und bestätigen Sie die Datenschutzerklärung',
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  expect(sent).toEqual([]);

  await dialog.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
  await send.click();
  await expect(dialog.getByText('Nachricht gesendet!')).toBeFocused();
  await expect(
    dialog.getByText('Wir melden uns innerhalb von 24 Stunden bei Ihnen.'),
  ).toBeVisible();
  await expect(dialog.getByText('Ihre Referenznummer: NG-7Q2K')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { timestamp: _, ng_rendered_at: __, ...fields } = sent[0]?.fields ?? {};
  expect(fields).toEqual({
    name: 'Jörg',
    email: 'joerg@example.com',
    company: '',
    message: 'Bitte rufen Sie mich an.',
    consent: 'true',
    source: 'Contact Dialog',
    ng_ref_check: '',
    ng_locale: 'de-DE',
  });
});
