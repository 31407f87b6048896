import { industryIds } from '#domain/firm/related-roles.ts';
/** Pages that are read: their links and anchors, in every language. */
import type { Page } from '@playwright/test';
import {
  forEachEdition,
  englishAtEachRun,
  type TestEdition,
} from '#tests/support/browser/editions.ts';
import { expectRestBelowHeader } from '#tests/support/browser/rest-below-header.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const models = ['contingency', 'sprint', 'intel', 'retained'];

forEachEdition(englishAtEachRun, (edition) => {
  const { path, copy, words } = edition;

  test('About leads to the four models and ends with the way to Contact', async ({ page }) => {
    await page.goto(path('about'));
    await expectLinks(page, edition, models);
    await page
      .getByRole('main')
      .locator(`a[href="${path('contact')}"]`)
      .last()
      .click();
    await expect(page).toHaveURL(path('contact'));
  });

  test('the index of Industries leads to each section and marks the one being read', async ({
    page,
  }) => {
    await page.goto(path('industries'));
    const index = page.getByRole('navigation', { name: copy('industries').indexLabel });
    await expect(index.getByRole('link')).toHaveText(
      industryIds(catalogue().firm).map((id) => words.industries[id]!),
    );
    for (const id of industryIds(catalogue().firm)) {
      await index.getByRole('link', { name: words.industries[id]!, exact: true }).click();
      await expect(page).toHaveURL(path('industries', id));
      await expectRestBelowHeader(page, page.locator(`#${id} h2`));
      await expect(index.locator('[aria-current]')).toHaveText(words.industries[id]!);
      await expect(index).toBeInViewport({ ratio: 1 });
    }
    await expectLinks(page, edition, ['sprint-intake', 'intel-intake']);
  });

  test('each industry carries its subject to the contact form', async ({ page }) => {
    await page.goto(path('industries'));
    const targets = await page
      .locator(
        industryIds(catalogue().firm)
          .map((id) => `#${id} a[href*="/contact?"]`)
          .join(', '),
      )
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(targets).size).toBe(industryIds(catalogue().firm).length);
    await page.locator('#medtech a[href*="/contact?"]').click();
    const subject = page.locator('form#contact-message [name="subject"]');
    await expect(subject).toHaveValue(new URL(page.url()).searchParams.get('subject')!);
    await expect(subject).not.toHaveValue('');
  });

  test('Home leads to both audiences, the intakes, the industries and the newest roles', async ({
    page,
  }) => {
    await page.goto(path('home'));
    const main = page.getByRole('main');
    await expectLinks(page, edition, [...models, 'sprint-intake', 'intel-intake']);
    for (const id of industryIds(catalogue().firm)) {
      await expect(main.locator(`a[href="${path('industries', id)}"]`).first()).toBeVisible();
    }
    await expect(main.locator(`a[href^="${path('vacancies')}/"]`)).toHaveCount(3);
    for (const target of [`${path('employers')}/brief`, path('vacancies')]) {
      await expect(main.locator(`a[href="${target}"]`).first()).toBeInViewport();
    }
  });
});

test(
  'on a phone the first screen of Home says what each audience can do',
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const target of ['/employers/brief', '/vacancies']) {
      await expect(main.locator(`a[href="${target}"]`).first()).toBeInViewport({ ratio: 1 });
    }
  },
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `at ${viewport.width} px working pages show their first field or choice at once`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const [address, first] of [
        ['/contact', '[name="firstName"]'],
        ['/candidate-registration', '[name="firstName"]'],
        ['/employers', '#plan-form label'],
      ] as const) {
        await page.goto(address);
        await expect(page.locator(first).first(), address).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('an anchor rests below the header, on arrival, when it changes and without script', async ({
  page,
  browser,
}) => {
  await page.goto('/privacy-policy#your-rights');
  await expectRestBelowHeader(page, page.locator('#your-rights'));
  await page.getByRole('link', { name: 'Complaints', exact: true }).click();
  await expectRestBelowHeader(page, page.locator('#complaints'));

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/industries#automotive');
  await expectRestBelowHeader(plain, plain.locator('#automotive h2'));
  await context.close();
});

async function expectLinks(page: Page, { path }: TestEdition, anchors: string[]) {
  for (const anchor of anchors) {
    const href = path('employers', anchor);
    await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
  }
}
