/** The same build with another firm's folder of content: its own site, and nothing of ours. */
import { globSync, readFileSync } from 'node:fs';
import {
  catalogue as ourContent,
  provideCatalogue,
  catalogue,
  openCatalogue,
  type Catalogue,
} from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import {
  briefPath,
  documentPath,
  notFoundPath,
  pagePath,
  planPath,
  socialCardPath,
  vacancyPath,
} from '#domain/address/paths.ts';
import { talentPackId } from '#domain/documents/download.ts';
import { pageNames } from '#domain/pages/page-name.ts';
import { defaultQuery, toQueryString } from '#domain/vacancies/query-string.ts';
import { openStore } from '#server/db/open-store.ts';
import { listRenderedAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { shownOf } from '#server/web/pages/page-renderer.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, submitOf } from '#tests/support/browser/form-places.ts';
import { expect, live, test } from '#tests/support/browser/site.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { secondFirm, serveSecondFirm } from '#tests/support/server/second-firm.ts';

/** The firms whose facts must not show: that of the tests and the shipped one, unless it is this one. */
const otherFirms = [ourContent(), openCatalogue(readContentFolder('content'))].filter(
  ({ company }) => company.name !== secondFirm.company.name,
);
const { firm, vacancies } = secondFirm;
const open = 'rams-ingenieur-olten';

let mail: Awaited<ReturnType<typeof startMailReceiver>>;
let server: Awaited<ReturnType<typeof serveSecondFirm>>;
let staff: { cookie: string };
let release = () => {};

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  // The addresses and forms of this file are those of the second firm.
  release = provideCatalogue(() => secondFirm);
  mail = await startMailReceiver();
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  staff = (await signIn(db, { role: 'administrator' })).headers;
  await db.close();
  server = await serveSecondFirm({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: secondFirm.company.email.general,
    MAIL_STAFF: secondFirm.company.email.employers,
  });
});
test.afterAll(async () => {
  await server.stop();
  await mail.stop();
  release();
});

async function mailTo(address: string) {
  const find = () => mail.received.find(({ to }) => to[0] === address);
  await expect.poll(find).toBeDefined();
  return find()!.parsed;
}

for (const { tag: locale } of firm.editions) {
  test.describe(`the second firm in ${locale}`, () => {
    test('every page opens and fits a phone', async ({ page }) => {
      test.slow();
      const addresses = pageNames.map((name) => pagePath(catalogue().firm, name, locale));
      const more = [
        planPath(catalogue().firm, locale),
        briefPath(catalogue().firm, locale),
        vacancyPath(catalogue().firm, open, locale),
      ];
      for (const address of [...addresses, ...more]) {
        const answer = await page.goto(server.url + address);
        expect(answer?.status(), address).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(new RegExp(secondFirm.company.name));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, address).toBe(0);
      }
    });

    test('its home has no film, and its headlines turn until they are paused', async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/media/hero/')) films.push(request.url());
      });
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(server.url + pagePath(catalogue().firm, 'home', locale));
      const current = page.locator('[data-headline][data-current]');
      const first = await current.textContent();
      await page.clock.fastForward(4000);
      await expect(current).not.toHaveText(first!);
      await expect(page.locator('button[data-pause]')).toBeVisible();
      expect(films).toEqual([]);
    });

    for (const name of ['home', 'employers', 'vacancies', 'contact'] as const) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(server.url + pagePath(catalogue().firm, name, locale));
        await expectAccessible(page);
      });
    }

    test('towns, sectors and levels are its own, and filters find its roles', async ({ page }) => {
      const query = { ...defaultQuery, filters: { ...defaultQuery.filters, location: ['Olten'] } };
      await page.goto(
        server.url + pagePath(catalogue().firm, 'vacancies', locale) + toQueryString(query),
      );
      const filters = page.locator('#filter-form');
      const named = [firm.places, ...Object.values(firm.lists)].flat();
      const language = locale.startsWith('de') ? 'de' : 'en';
      for (const { names } of named) await expect(filters).toContainText(names[language]);
      for (const { slug, [language]: words } of vacancies) {
        const card = page.getByRole('main').getByRole('heading', { name: words.title });
        await expect(card).toHaveCount(slug === open ? 1 : 0);
      }
    });

    test('the brief offers its two models, and the plan one of them', async ({ page }) => {
      await page.goto(server.url + briefPath(catalogue().firm, locale));
      const options = formAt(page, 'employer-brief').locator('[name="model"] option');
      const values = await options.evaluateAll((all) =>
        all.map((one) => (one as HTMLOptionElement).value).filter(Boolean),
      );
      expect(values).toEqual(['Festmandat', 'Erfolgsmandat']);
      const { retained, contingency } = secondFirm.hiringModels(locale);
      const shown = (await options.allTextContents()).slice(-values.length);
      expect(shown).toEqual([retained.name, contingency.name]);
      await page.goto(server.url + pagePath(catalogue().firm, 'terms-of-use', locale));
      await expect(page.getByRole('main')).toContainText(contingency.name);
      const query = new URLSearchParams({ urgency: 'urgent', salary: '120000' });
      await page.goto(server.url + planPath(catalogue().firm, locale, query));
      await expect(page.getByRole('main')).toContainText('CHF');
      const choices = (name: string) =>
        page
          .locator(`select[name="${name}"] option`)
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      expect([await choices('country'), await choices('currency')]).toEqual([['CH'], ['CHF']]);
      await expect(page.getByRole('main')).toContainText(retained.name);
    });

    test('an application arrives, and its sender follows the mail to its page', async ({
      page,
    }) => {
      const email = `applicant-${locale.toLowerCase()}@example.com`;
      await page.goto(`${server.url}${vacancyPath(catalogue().firm, open, locale)}#apply`);
      await live(page, 'form#job-application');
      const form = formAt(page, 'job-application');
      await fillForm(form, 'job-application', { values: { email } });
      await submitOf(form).click();
      const { text = '', from } = await mailTo(email);
      expect(from?.address).toBe(secondFirm.company.email.general);
      // The promise in the mail, on the screen and on the status page names this edition's clock.
      const promise = /\d\d:\d\d(?: Uhr)? \((?:Swiss time|Zeit in Zürich)\)/;
      expect(text).toMatch(promise);
      await expect(page.getByRole('main')).toContainText(promise);
      await page.goto(server.url + /\/status\/[\w-]{46}/.exec(text)![0]);
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(promise);
      // Staff are told in the language of the desk, whichever edition comes first.
      const told = (await mailTo(secondFirm.company.email.employers)).text;
      expect(told).toContain('/desk/');
      expect(told).toContain('(Swiss time)');
    });

    test('a message arrives and is confirmed', async ({ page }) => {
      const email = `sender-${locale.toLowerCase()}@example.com`;
      await page.goto(server.url + pagePath(catalogue().firm, 'contact', locale));
      await live(page, 'form#contact-message');
      const form = formAt(page, 'contact-message');
      await fillForm(form, 'contact-message', { values: { email }, document: null });
      await submitOf(form).click();
      expect((await mailTo(email)).text).toContain('/status/');
    });

    test('no page leads to the talent pack that it does not have', async ({ request }) => {
      const { firm } = catalogue();
      const pack = documentPath(firm, talentPackId, locale);
      const employers = await request.get(server.url + pagePath(firm, 'employers', locale));
      expect(await employers.text()).not.toContain(pack);
      const answer = await request.get(server.url + pack, { maxRedirects: 0 });
      expect(answer.headers().location).toBe(notFoundPath(firm, locale));
    });

    test('its cards are drawn', async ({ request }) => {
      const card = await request.get(
        server.url + socialCardPath(catalogue().firm, 'employers', locale),
      );
      expect(card.headers()['content-type']).toBe('image/jpeg');
    });
  });
}

test('an address that does not exist is its own page', async ({ request }) => {
  const answer = await request.get(`${server.url}/en/nothing`, {
    headers: { accept: 'text/html' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(secondFirm.company.name);
});

test('nothing of our firm is in pages, feeds, files, mails, scripts and desk', async () => {
  test.slow();
  const texts = new Map<string, string>();
  for (const address of listRenderedAddresses(shownOf(vacancies))) {
    const answer = await fetch(server.url + address, { headers: { accept: '*/*' } });
    expect([200, 302, 404, 410], address).toContain(answer.status);
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('image/')) continue;
    texts.set(address, await answer.text());
  }
  expect(texts.size).toBeGreaterThan(60);
  for (const address of ['firm', 'vacancies', 'answer-templates', 'health', 'settings']) {
    const answer = await fetch(`${server.url}/api/desk/${address}`, { headers: staff });
    texts.set(`/api/desk/${address}`, await answer.text());
  }
  texts.set('/desk', await (await fetch(`${server.url}/desk`, { headers: staff })).text());
  for (const { parsed } of mail.received) {
    texts.set(
      `mail ${parsed.subject}`,
      `${parsed.from?.name} ${parsed.subject} ${parsed.text} ${parsed.html}`,
    );
  }
  for (const file of globSync('build/client/**/*.{js,css,txt,json,xml,webmanifest,html}')) {
    texts.set(file, readFileSync(file, 'utf8'));
  }
  const facts = otherFirms
    .flatMap(factsOf)
    .map((fact) => new RegExp(`(?<![\\w/.-])${fact}(?![\\w-])`, 'u'));
  const found = [...texts].flatMap(([where, text]) =>
    facts.flatMap((fact) => {
      const at = text.search(fact);
      return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
    }),
  );
  expect(found).toEqual([]);
});

/** What only that firm is, has, charges or does. */
function factsOf(ours: Catalogue): string[] {
  const { company } = ours;
  const theirs = new Set(
    Object.values(firm.lists)
      .flat()
      .map(({ id }) => id),
  );
  return [
    company.name,
    company.name.toLowerCase(),
    ...Object.values(company.email),
    company.phone.display,
    company.address.street,
    company.address.postcode,
    company.vacancyReference.replace(/0+$/, ''),
    ...Object.values(company.registration.partners ?? {}).flatMap(({ name, address }) => [
      name,
      ...(address ? [address] : []),
    ]),
    ...ours.firm.models.offered
      .map((id) => ours.firm.models[id]!.name)
      .filter((name) => / /.test(name)),
    ...[...ours.firm.lists.sectors, ...ours.firm.lists.industries]
      .map(({ id }) => id)
      .filter((id) => !theirs.has(id)),
    '990',
    '24 hours',
    '24 Stunden',
  ].map((fact) => fact.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}
