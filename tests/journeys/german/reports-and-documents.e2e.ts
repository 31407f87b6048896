import { expect, hydrated, test } from '../../support/site.ts';

const id = 'automotive-and-deeptech-crossroads-2025-2030';
const documentPath = `/report-documents/${id}.de.html`;
const title = 'Automobil und Deeptech im Wettbewerb um Fachleute, 2025–2030';

test.use({ locale: 'de-DE', expectedErrors: /404/ });

test('reports are filtered, shared, opened and counted', async ({ page }) => {
  await page.goto('/de/industry-intelligence?industry=space');
  await expect(
    page.getByText(
      'Für die gewählte Branche gibt es noch keine Berichte. Weitere Berichte erscheinen in Kürze.',
    ),
  ).toBeVisible();
  const filter = page.getByRole('group', { name: 'Berichte nach Branche filtern' });
  await filter.getByRole('button', { name: 'Alle 1' }).click();
  await expect(filter.getByRole('button', { name: 'Medizintechnik' })).toBeDisabled();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading')).toHaveText(title);
  await expect(card).toContainText(/Erschienen am \d{1,2}\. \p{L}+ \d{4}/u);
  await card.getByRole('button', { name: `„${title}“ teilen` }).click();
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(card.getByText('0 Aufrufe')).toBeVisible();
  await card.getByRole('link', { name: 'Bericht lesen' }).click();
  await page.waitForURL(`**${documentPath}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(card.getByText('1 Aufruf', { exact: true })).toBeVisible();
});

test('the loader waits, fails and leads back in German', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${documentPath}`, async (route) => {
    await held;
    await route.fulfill({ status: 404 });
  });
  await page.goto(`/de/reports/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(
    page.getByRole('status').filter({ hasText: 'Bericht wird geladen …' }),
  ).toBeVisible();
  release();
  await expect(
    page.getByRole('heading', { name: 'Der Bericht konnte nicht geladen werden' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    `Unter ${documentPath} liegt kein Bericht (Status: 404)`,
  );
  await page.getByRole('link', { name: 'Zurück zu den Branchenanalysen' }).click();
  await expect(page).toHaveURL('/de/industry-intelligence');

  const answer = await page.goto('/de/reports/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Bericht nicht gefunden' })).toBeVisible();
  await expect(page.getByText('Der angeforderte Bericht wurde nicht gefunden.')).toBeVisible();
});

test('a document is prepared and opened; an unknown one leads to the German 404', async ({
  page,
}) => {
  await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/de/documents/talent-pack');
  await hydrated(page);
  await expect(page.getByText('Ihr Dokument wird vorbereitet …')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dokument öffnen' })).toHaveAttribute(
    'href',
    '/downloads/northgauge-talent-pack.de.pdf',
  );
  const answer = await page.goto('/de/files/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/de/404');
});
