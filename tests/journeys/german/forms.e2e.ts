/** Registration, brief and application in German: other words, the same fields and values. */
import { pdf, stored, stubServer } from '../../support/server-stub.ts';
import { expect, hydrated, test } from '../../support/site.ts';

test.use({ locale: 'de-DE', expectedErrors: /status of (400|415)/ });

test('a registration lists what is missing, takes the agreements and is sent', async ({ page }) => {
  const sent = await stubServer(page, { status: 415, json: {} }, stored);
  await page.goto('/de/candidate-registration');
  await hydrated(page);
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Registrierung abschließen' });
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  await expect(page.getByText('Zustimmung erforderlich')).toBeVisible();
  await expect(
    page.getByText(
      'Bitte stimmen Sie der Datenschutzerklärung und der Verarbeitung nach der DSGVO zu, um fortzufahren.',
    ),
  ).toBeVisible();
  await main.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await main.getByRole('checkbox', { name: /DSGVO/ }).check();
  await submit.click();
  await expect(
    page
      .getByText(
        'Bitte ergänzen Sie die folgenden Pflichtangaben: Vorname, Nachname, E-Mail-Adresse, Telefonnummer, Gewünschte Position, Gewünschter Arbeitsort, Arbeitserlaubnis für, Kündigungsfrist, Lebenslauf',
        { exact: true },
      )
      .first(),
  ).toBeVisible();

  await main.getByLabel('Vorname').fill('Jörg');
  await main.getByLabel('Nachname').fill('Weiß');
  await main.getByLabel('E-Mail-Adresse').fill('joerg@example.com');
  await main.getByLabel('Telefonnummer').fill('+49 30 1234567');
  await main.getByLabel('Gewünschte Position').fill('Leitung Qualität');
  await main.getByLabel('Gewünschter Arbeitsort').fill('Basel');
  await main.getByLabel('Arbeitserlaubnis für').fill('EU');
  await main.getByLabel('Kündigungsfrist').selectOption({ label: '3 Monate' });
  await main.getByLabel('Weitere Angaben').fill('Ab März.');
  await main.getByLabel('Lebenslauf').setInputFiles(pdf('lebenslauf.pdf', 4321));
  await submit.click();
  await expect(page.getByText('Dateityp nicht zulässig')).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('Jörg');
  await main.getByLabel('Lebenslauf').setInputFiles(pdf('lebenslauf.pdf', 4321));
  await submit.click();
  await expect(page.getByText('Registrierung erfolgreich')).toBeVisible();
  await expect(
    page
      .getByText(
        'Vielen Dank für Ihre Registrierung. Wir prüfen Ihr Profil und melden uns in Kürze.',
      )
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Ihre Referenznummer: NG-7Q2K')).toBeVisible();

  const { kind, fields, file } = sent.at(-1)!;
  expect(kind).toBe('candidate-registration');
  expect(file).toEqual({ field: 'resume_document', name: 'lebenslauf.pdf' });
  const {
    timestamp: _,
    ng_rendered_at: __,
    privacy_agreement_timestamp: privacyAt,
    gdpr_agreement_timestamp: gdprAt,
    ...rest
  } = fields;
  expect([privacyAt, gdprAt].map((at) => new Date(at!).toISOString())).toEqual([privacyAt, gdprAt]);
  expect(rest).toEqual({
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: 'joerg@example.com',
    phone: '+49 30 1234567',
    linkedin: '',
    company: '',
    position: '',
    currentLocation: '',
    desiredRole: 'Leitung Qualität',
    desiredLocation: 'Basel',
    authorizedToWork: 'EU',
    notice_period: '3-months',
    message: 'Ab März.',
    additional_information: 'Ab März.',
    privacy_agreed: 'true',
    gdpr_agreed: 'true',
    resume_filename: 'lebenslauf.pdf',
    resume_file_type: 'application/pdf',
    resume_file_size: '4321',
    source: 'Candidate Registration Form',
    ng_ref_check: '',
    ng_locale: 'de-DE',
  });
});

test('a brief lists what is missing, refuses a file of 11 MB and is sent', async ({ page }) => {
  const sent = await stubServer(page, stored);
  await page.goto('/de/employers');
  await hydrated(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Anfrage senden' });
  await send.click();
  await expect(
    page.getByText(
      'Bitte ergänzen Sie die folgenden Pflichtangaben: Unternehmen, Stellenbezeichnung, Ort/Remote, Anstellungsart, Zwingende Anforderungen, Modell, Ihr Name, Ihre E-Mail-Adresse, Zustimmung',
      { exact: true },
    ),
  ).toBeVisible();

  const attachment = main.getByLabel('Anhang');
  await expect(main.getByText('PDF, DOC, DOCX, TXT (max. 10 MB)')).toBeVisible();
  await attachment.setInputFiles(pdf('elf.pdf', 11 * 1024 * 1024));
  await expect(page.getByText('Datei zu groß')).toBeVisible();
  await expect(attachment).toHaveAccessibleDescription(/Bitte wählen Sie eine Datei unter 10 MB\./);

  await main.getByLabel('Unternehmen', { exact: true }).fill('Muster Avionik');
  await main.getByLabel('Stellenbezeichnung').fill('Prüfingenieur');
  await main.getByLabel('Ort/Remote').fill('Hamburg');
  await main.getByLabel('Anstellungsart').selectOption({ label: 'Festanstellung' });
  await main.getByLabel('Zwingende Anforderungen').fill('DO-178C');
  await main.getByRole('combobox', { name: 'Modell' }).selectOption('Retained');
  await main.getByLabel('Ihr Name').fill('Jo Groß');
  await main.getByLabel('Ihre E-Mail-Adresse').fill('jo@example.com');
  await main.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
  await send.click();
  await expect(
    page
      .getByText('Vielen Dank. Wir bestätigen Ihnen noch heute, ob es passt und bis wann.')
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Ihre Referenznummer: NG-7Q2K')).toBeVisible();

  const { timestamp: _, ng_rendered_at: __, terms_version: terms, ...rest } = sent[0]!.fields;
  expect(terms).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rest).toEqual({
    company: 'Muster Avionik',
    roleTitle: 'Prüfingenieur',
    location: 'Hamburg',
    employmentType: 'Permanent',
    mustHaves: 'DO-178C',
    salaryRange: '',
    targetStartDate: '',
    model: 'Retained',
    yourName: 'Jo Groß',
    yourEmail: 'jo@example.com',
    yourPhone: '',
    consent: 'true',
    source: 'Employers Form',
    ng_ref_check: '',
    ng_locale: 'de-DE',
  });
});

test('an application lists what is missing, learns of a closed role and is sent', async ({
  page,
}) => {
  const closed = { status: 400, json: { issues: [{ field: 'ng_vacancy', code: 'closed' }] } };
  const sent = await stubServer(page, closed, stored);
  await page.goto('/de/vacancies/head-of-flight-safety-munich');
  await hydrated(page);
  await page.getByRole('button', { name: 'Bewerbung einreichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auf diese Stelle bewerben' });
  await expect(dialog).toContainText('Leitung Flugsicherheit / Safety Manager (m/w/d)');
  await expect(dialog).toContainText('München');
  const submit = dialog.getByRole('button', { name: 'Bewerbung absenden' });
  await submit.click();
  await expect(
    dialog.getByText(
      'Bitte ergänzen Sie die folgenden Pflichtangaben: Vorname, Nachname, E-Mail-Adresse, Telefonnummer, Kündigungsfrist, Arbeitserlaubnis, Anschreiben, Lebenslauf, Zustimmung zur Datenschutzerklärung, Einwilligung nach DSGVO',
      { exact: true },
    ),
  ).toBeVisible();

  await dialog.getByLabel('Vorname').fill('Jörg');
  await dialog.getByLabel('Nachname').fill('Weiß');
  await dialog.getByLabel('E-Mail-Adresse').fill('joerg@example.com');
  await dialog.getByLabel('Telefonnummer').fill('+49 30 1234567');
  await dialog.getByLabel('Kündigungsfrist').selectOption({ label: '2 Wochen' });
  await dialog.getByLabel('Arbeitserlaubnis').selectOption({ label: 'Ja' });
  await dialog.getByLabel('Anschreiben').fill('Das habe ich getan.');
  await dialog.getByLabel('Lebenslauf').setInputFiles(pdf('lebenslauf.pdf', 5000));
  await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await dialog.getByRole('checkbox', { name: /DSGVO/ }).check();
  await submit.click();
  await expect(
    dialog.getByRole('alert').getByText('Diese Stelle ist nicht mehr offen.'),
  ).toBeVisible();
  await submit.click();
  await expect(page.getByText('Bewerbung gesendet', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Ihre Bewerbung ist bei uns eingegangen. Wir melden uns in Kürze.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Bewerbung gesendet. Ihre Referenznummer: NG-7Q2K').filter({ visible: true }),
  ).toBeVisible();

  const { kind, fields, file } = sent.at(-1)!;
  expect(kind).toBe('job-application');
  expect(file).toEqual({ field: 'resume', name: 'lebenslauf.pdf' });
  const { timestamp: _, ng_rendered_at: __, ...rest } = fields;
  expect(rest).toEqual({
    roleTitle: 'Leitung Flugsicherheit / Safety Manager (m/w/d)',
    roleLocation: 'Munich',
    roleCompany: 'Confidential',
    roleSalary: expect.stringMatching(/^1\d\d\.000\s€ – 1\d\d\.000\s€ pro Jahr$/),
    roleWorkType: 'Permanent',
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: 'joerg@example.com',
    phone: '+49 30 1234567',
    linkedin: '',
    noticePeriod: '2-weeks',
    authorizedToWork: 'yes',
    coverLetter: 'Das habe ich getan.',
    privacyConsent: 'true',
    gdprConsent: 'true',
    marketingConsent: 'false',
    source: 'Job Application Form',
    resumeFilename: 'lebenslauf.pdf',
    resumeFileType: 'application/pdf',
    resumeFileSize: '5000',
    ng_ref_check: '',
    ng_locale: 'de-DE',
    ng_vacancy: 'head-of-flight-safety-munich',
  });
});
