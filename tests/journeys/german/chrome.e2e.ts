import { expect, hydrated, test } from '../../support/site.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });

const navigation = [
  ['Start', '/de'],
  ['Über uns', '/de/about'],
  ['Branchen', '/de/industries'],
  ['Fachgebiete', '/de/expertise'],
  ['Für Unternehmen', '/de/employers'],
  ['Stellen', '/de/vacancies'],
  ['Analysen', '/de/industry-intelligence'],
  ['Registrieren', '/de/candidate-registration'],
  ['Kontakt', '/de/contact'],
] as const;

test('header and footer lead to German pages, and the theme has German names', async ({ page }) => {
  await page.goto('/de/about');
  await hydrated(page);
  const main = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const names = navigation.map(([name]) => name);
  const shown = main.getByRole('list').first().getByRole('link');
  await expect(shown).toHaveText(names);
  for (const [name, path] of navigation) {
    await expect(shown.getByText(name, { exact: true })).toHaveAttribute('href', path);
  }
  await expect(main.locator('[aria-current="page"]')).toHaveText('Über uns');
  const footer = page.getByRole('contentinfo');
  for (const name of [
    ...names.filter((name) => name !== 'Analysen'),
    'Datenschutzerklärung',
    'Cookie-Richtlinie',
    'Ihre Datenschutzrechte',
    'Nutzungsbedingungen',
    'Impressum',
    'Cookie-Einstellungen',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^\/de(\/|$)/,
    );
  }
  const theme = page.getByRole('group', { name: 'Farbschema' });
  await expect(theme.getByRole('radio', { name: 'Systemeinstellung' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Dunkel' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await theme.getByRole('radio', { name: 'Hell' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('body').press('Tab');
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cookie choices are named, stored and confirmed', async ({ page }) => {
  await page.goto('/de/cookie-preferences');
  await hydrated(page);
  for (const name of ['Notwendig', 'Analyse', 'Funktional']) {
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await expect(page.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
  const settings = page
    .getByRole('complementary', { name: 'Aktuelle Einstellungen' })
    .getByRole('definition');
  const on = 'Aktiviert';
  const off = 'Deaktiviert';
  await expect(settings).toHaveText([on, on, on, off]);
  await page.getByRole('switch', { name: 'Analyse' }).uncheck();
  await expect(page.getByText('Ihre Änderungen sind noch nicht gespeichert.')).toBeVisible();
  const alert = page.getByRole('alert');
  for (const [button, message, result] of [
    [
      'Einstellungen speichern',
      'Ihre Cookie-Einstellungen wurden gespeichert.',
      [on, off, on, off],
    ],
    ['Alle zulassen', 'Alle Cookies sind zugelassen.', [on, on, on, on]],
    [
      'Alle ablehnen (nur notwendige)',
      'Es werden nur notwendige Cookies verwendet.',
      [on, off, off, off],
    ],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(alert).toHaveText(message);
    await expect(settings).toHaveText([...result]);
  }

  await page.evaluate(() => localStorage.clear());
  await page.goto('/de/about');
  await hydrated(page);
  const notice = page.getByRole('region', { name: 'Cookie-Hinweis' });
  await expect(notice.getByRole('link', { name: 'Im Einzelnen wählen' })).toHaveAttribute(
    'href',
    '/de/cookie-preferences',
  );
  await notice.getByRole('button', { name: 'Alle ablehnen (nur notwendige)' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Es werden nur notwendige Cookies verwendet.')).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens by keyboard and leads on in German', async ({ page }) => {
    await page.goto('/de/about');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await page.getByRole('button', { name: 'Menü', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Shortlist Sprint, 2 Wochen' })).toHaveAttribute(
      'href',
      '/de/employers#sprint-intake',
    );
    await expect(menu.getByRole('link', { name: /^Talent Intel Lite, 990\s€$/ })).toHaveAttribute(
      'href',
      '/de/employers#intel-intake',
    );
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await menu.getByRole('link', { name: 'Branchen' }).click();
    await expect(page).toHaveURL('/de/industries');
    await expect(menu).toBeHidden();
  });
});

test.describe('what went wrong', () => {
  test.use({ expectedErrors: /status of (404|500)|ErrorResponse|Internal Server Error/ });

  test('is told in German: an unknown address and an unexpected failure', async ({ page }) => {
    const answer = await page.goto('/de/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Diese Seite wurde nicht gefunden')).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
    await expect(page).toHaveURL('/de');

    await page.route('**/de/contact.data*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
    );
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Kontakt' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unerwarteter Anwendungsfehler',
    );
    await expect(page.getByRole('alert')).toContainText('500');
    await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  });
});
