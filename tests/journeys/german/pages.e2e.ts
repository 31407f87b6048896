import { expectRestBelowHeader } from '../../support/rest-below-header.ts';
import { expect, hydrated, test } from '../../support/site.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });

test('each call to action for employers chooses its model and leads to the form', async ({
  page,
}) => {
  await page.goto('/de/employers#intel-intake');
  await hydrated(page);
  const main = page.getByRole('main');
  const model = main.getByRole('combobox', { name: 'Modell' });
  const heading = main.getByRole('heading', { name: 'Beschreiben Sie uns die Position' });
  await expect(model).toHaveValue('Talent Intel Lite');
  await expect(heading).toBeInViewport();
  for (const [call, name, hash] of [
    ['Position auf Erfolgsbasis anfragen', 'Contingency', '#contingency-intake'],
    ['Shortlist Sprint starten', 'Shortlist Sprint', '#sprint-intake'],
    ['Talent Intel Lite bestellen', 'Talent Intel Lite', '#intel-intake'],
    ['Retained Search besprechen', 'Retained', '#retained-intake'],
  ] as const) {
    await main.getByRole('link', { name: call }).click();
    await expect(page).toHaveURL(`/de/employers${hash}`);
    await expect(model).toHaveValue(name);
    await expect(heading).toBeFocused();
  }
  const phases = page.locator('#sprint').getByRole('list').last().getByRole('listitem');
  await expect(phases).toHaveText([/Tag 0 bis 1/, /Tag 2/, /Tag 3 bis 9/, /Tag 10/]);
  await main.getByRole('button', { name: 'Modelle vergleichen' }).click();
  await expect(
    main.getByRole('heading', { name: 'Die vier Modelle im Vergleich' }),
  ).toBeInViewport();
});

test('an anchor opens its field of expertise, and the cards lead on in German', async ({
  page,
}) => {
  await page.goto('/de/expertise#functional-safety');
  await hydrated(page);
  const main = page.getByRole('main');
  const area = (name: string) => page.getByRole('heading', { level: 3, name });
  const open = main.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expectRestBelowHeader(page, area('Funktionale Sicherheit'));
  const toggle = (name: string) =>
    main
      .getByRole('listitem')
      .filter({ has: area(name) })
      .locator('summary');
  await expect(toggle('Funktionale Sicherheit')).toHaveAccessibleName(
    'Weniger anzeigen zu Funktionale Sicherheit',
  );
  await expect(toggle('Cybersicherheit')).toHaveAccessibleName('Mehr erfahren zu Cybersicherheit');
  await toggle('Cybersicherheit').click();
  await expect(open).toHaveCount(2);
  for (const [name, href] of [
    ['Mehr erfahren über Contingency', '/de/employers#contingency'],
    ['Mehr erfahren über Retained Executive Search', '/de/employers#retained'],
    ['Sprint starten', '/de/employers#sprint-intake'],
    ['Intel Lite bestellen', '/de/employers#intel-intake'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the index of industries leads to each section and on to the contact page', async ({
  page,
}) => {
  await page.goto('/de/industries');
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(index.getByRole('link')).toHaveText([
    'Luftfahrt',
    'Medizintechnik',
    'Pharma & Biotech',
    'Automobil',
    'Raumfahrt',
    'Deeptech',
    'IT & Informationssicherheit',
  ]);
  await index.getByRole('link', { name: 'Raumfahrt' }).click();
  await expect(page).toHaveURL('/de/industries#space');
  await expectRestBelowHeader(page, page.getByRole('heading', { level: 2, name: 'Raumfahrt' }));
  await page.locator('#medtech').getByRole('link').click();
  await expect(page).toHaveURL('/de/contact?subject=Besetzung+in+der+Medizintechnik');
  await expect(page.getByLabel('Betreff')).toHaveValue('Besetzung in der Medizintechnik');
});

test('the home page says in German what it is and where to go', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Fachleute für Management, Engineering und Technik',
  );
  const main = page.getByRole('main');
  for (const [name, href] of [
    [/^Shortlist Sprint/, '/de/employers#sprint-intake'],
    [/^Talent Intel Lite/, '/de/employers#intel-intake'],
    ['Luftfahrt', '/de/industries#aviation'],
    ['Offene Stellen ansehen', '/de/vacancies'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('contentinfo')).toContainText(
    'Montag bis Freitag, 09:00 bis 18:00 Uhr (GMT/MEZ)',
  );
});
