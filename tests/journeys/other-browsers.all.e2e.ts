import { expect, test } from '@playwright/test';
import { pagePath, vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import {
  fillDesk,
  opensSignIn,
  previewsVacancy,
  readsPdf,
  searches,
  seesArrivals,
  signsIn,
  triages,
} from '#tests/browsers/desk-journeys.ts';
import { firefox } from '#tests/browsers/firefox.ts';
import { hydrated, send } from '#tests/browsers/send.ts';
import { followsStatus } from '#tests/browsers/status-journey.ts';
import type { Tab } from '#tests/browsers/tab.ts';
import { webkit } from '#tests/browsers/webkit.ts';
import { testEdition } from '#tests/support/browser/editions.ts';
import { startFilledDesk, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { inTestAll } from '#tests/support/browser/site.ts';
import { testPort } from '#tests/support/server/test-port.ts';
import { catalogue } from '#content/catalogue.server.ts';

const edition = testEdition(defaultLocale(catalogue().firm));
const { words } = edition;
const site = `http://127.0.0.1:${testPort}`;

/** The main journeys in the engines of the other browsers, against the same server. */
for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    const missing = engine.missing();
    test.skip(missing !== undefined, missing);
    test.describe.configure({ mode: 'default', timeout: 300_000 });
    let browser: Awaited<ReturnType<typeof engine.launch>>;
    let tab: Tab;

    test.beforeAll(async () => {
      browser = await engine.launch();
      tab = browser.tab;
    });
    test.afterAll(() => browser?.close());

    test('filters the vacancies and shares the result', inTestAll, async () => {
      await tab.open(site + edition.path('vacancies'));
      await hydrated(tab, '#filter-form');
      const before = await jobs(tab);
      await tab.click('#filter-form input[value="automotive"]');
      await expect.poll(() => jobs(tab)).toBeLessThan(before);
      const filtered = await jobs(tab);
      const filter = await tab.read<string>('location.search');
      expect(filter).toContain('automotive');
      const first = await tab.read<string>(`document.querySelector('main h3 a').href`);
      await tab.open(first);
      expect(await tab.read<string>('location.pathname')).toMatch(/^\/vacancies\/./);
      await tab.open(site + edition.path('vacancies') + filter);
      await hydrated(tab, '#filter-form');
      expect(await jobs(tab), 'a shared address shows the same jobs').toBe(filtered);
    });

    test('applies on the page of a vacancy with a file', inTestAll, async () => {
      await tab.open(
        site + vacancyPath(catalogue().firm, await openSlug(), defaultLocale(catalogue().firm)),
      );
      await send(tab, 'job-application', words.forms['job-application'].successTitle);
    });

    test('registers with a file', inTestAll, async () => {
      await tab.open(site + edition.path('candidate-registration'));
      await send(tab, 'candidate-registration', words.forms['candidate-registration'].successTitle);
    });

    test('sends a brief', inTestAll, async () => {
      await tab.open(
        site +
          pagePath(catalogue().firm, 'employers', defaultLocale(catalogue().firm), 'sprint-intake'),
      );
      await send(tab, 'employer-brief', words.forms['employer-brief'].successTitle);
    });

    test('sends a message with a file, corrects and withdraws it by its link', async () => {
      await tab.open(site + edition.path('contact'));
      await send(tab, 'contact-message', words.forms['contact-message'].successTitle);
      await followsStatus(tab, site, edition);
    });

    test('sends a message from the dialog, which closes', inTestAll, async () => {
      await tab.open(site + edition.path('about'));
      await tab.read('document.querySelector("header [data-asks=talk]").click()');
      await expect
        .poll(() => tab.read<boolean>('!!document.querySelector("dialog:modal")'))
        .toBe(true);
      await send(tab, 'contact-dialog', words.forms['contact-dialog'].successTitle);
      await expect
        .poll(() => tab.read<boolean>('!!document.querySelector("dialog:modal")'))
        .toBe(false);
    });

    test('switches the theme and keeps it on the next page', inTestAll, async () => {
      await tab.open(site + edition.path('about'));
      await tab.read('localStorage.setItem("theme", "dark")');
      await tab.open(site + edition.path('industries'));
      expect(await tab.read('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
      await tab.read('localStorage.clear()');
    });

    test.describe('the desk', () => {
      let desk: FilledDesk;
      test.beforeAll(async () => {
        desk = await startFilledDesk(fillDesk);
      });
      test.afterAll(() => desk?.stop());

      test('offers passkeys, or says that the browser has none', inTestAll, () =>
        opensSignIn(tab, desk),
      );

      test('is worked through with the keyboard', async () => {
        await signsIn(tab, desk);
        await triages(tab, desk);
      });

      test('finds a submission', inTestAll, async () => {
        await signsIn(tab, desk);
        await searches(tab, desk);
      });

      test('shows a PDF with its text', inTestAll, async () => {
        await signsIn(tab, desk);
        await readsPdf(tab, desk);
      });

      test('shows what arrives without a reload', inTestAll, async () => {
        await signsIn(tab, desk);
        await seesArrivals(tab, desk, 'Heron');
      });

      test('previews an edited vacancy', inTestAll, async () => {
        await signsIn(tab, desk);
        await previewsVacancy(tab, desk);
      });
    });
  });
}

/** How many jobs the page says that it shows. */
function jobs(tab: Tab): Promise<number> {
  return tab.read('Number((/Showing (\\d+) of/.exec(document.body.innerText) ?? [0, -1])[1])');
}

async function openSlug(): Promise<string> {
  const feed = (await (await fetch(`${site}/vacancies.json`)).json()) as {
    items: { url: string }[];
  };
  return feed.items[0]!.url.split('/').at(-1)!;
}
