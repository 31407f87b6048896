import type { Page } from '@playwright/test';
import { modelName, offeredModels, intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import {
  contentOfTests,
  forEachEdition,
  englishAtEachRun,
  testEdition,
} from '#tests/support/browser/editions.ts';
import { fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, formPlace, openForm, pressSubmit } from '#tests/support/browser/form-places.ts';
import { expectRestBelowHeader } from '#tests/support/browser/rest-below-header.ts';
import { stored, stubServer } from '#tests/support/browser/server-stub.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const model = (page: Page) => formAt(page, 'employer-brief').locator('[name="model"]');
const acceptAll = (page: Page) => page.locator('#cookie-notice button[value="everything"]').click();

forEachEdition(englishAtEachRun, (edition) => {
  const { path, copy } = edition;
  const models = contentOfTests.hiringModels(edition.locale);

  test('each call to action leads to the form, chooses its model and is tracked', async ({
    page,
  }) => {
    const logged = eventsOf(page);
    await page.goto(path('employers'));
    await acceptAll(page);
    const main = page.getByRole('main');
    for (const id of offeredModels(catalogue().firm)) {
      const { callToAction } = models[id];
      await main.locator(`#${id}`).getByRole('link', { name: callToAction }).click();
      await expect(page).toHaveURL(path('employers', intakeAnchor[id]));
      await expect(model(page)).toHaveValue(modelName(catalogue().firm, id));
      await expect(
        main.getByRole('heading', { name: copy('employers').brief.heading }),
      ).toBeInViewport();
    }
    expect(logged).toEqual(['cta_sprint_click', 'cta_intel_click', 'cta_retained_click']);
    // The same call again after another choice.
    await model(page).selectOption('Contingency');
    await main
      .locator('#retained')
      .getByRole('link', { name: models.retained.callToAction })
      .click();
    await expect(model(page)).toHaveValue('Retained');
  });

  test('an address with an intake anchor chooses the model and shows the form', async ({
    page,
  }) => {
    for (const id of offeredModels(catalogue().firm)) {
      await page.goto(path('home'));
      await page.goto(path('employers', intakeAnchor[id]));
      await expect(model(page)).toHaveValue(modelName(catalogue().firm, id));
      await expect(
        page.getByRole('heading', { name: copy('employers').brief.heading }),
      ).toBeInViewport();
    }
  });

  test('Compare models leads to the comparison', async ({ page }) => {
    await page.goto(path('employers'));
    const { actions, comparison } = copy('employers');
    await page.getByRole('main').getByRole('link', { name: actions.compare }).click();
    await expectRestBelowHeader(page, page.getByRole('heading', { name: comparison.heading }));
  });
});

test('a model chosen before the script has loaded, or before a reload, stays', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const address = testEdition('en-GB').path('employers', intakeAnchor.sprint);
  await page.goto(address, { waitUntil: 'commit' });
  await model(page).selectOption('Retained');
  scripts.resolve();
  await live(page, 'form#employer-brief');
  await formAt(page, 'employer-brief').locator('[name="company"]').pressSequentially('Example');
  await expect.poll(() => draftOf(page)).toContain('Example');
  await expect(model(page)).toHaveValue('Retained');
  await page.reload();
  await live(page, 'form#employer-brief');
  await expect(model(page)).toHaveValue('Retained');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the way to the form stays in view from the models down to the form',
    inTestAll,
    async ({ page }) => {
      await page.goto('/employers');
      const link = page.locator('.brief-bar a');
      await expect(page.locator('#plan-form')).toBeInViewport();
      await expect(link, 'covers no question of the plan').not.toBeInViewport();
      for (const id of offeredModels(catalogue().firm)) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await link.click();
      const form = formAt(page, 'employer-brief');
      await expect(form).toBeInViewport();
      const bar = (await link.boundingBox())!;
      expect(bar.y + bar.height).toBeLessThanOrEqual((await form.boundingBox())!.y);
    },
  );

  test('the bar covers nothing that has the focus', inTestAll, async ({ page }) => {
    await page.goto('/employers');
    const link = page.locator('.brief-bar a');
    await page.locator('#contingency a').last().focus();
    const focused = page.locator(':focus');
    for (let stops = 0; !(await link.evaluate((it) => it === document.activeElement)); stops += 1) {
      expect(stops, 'the bar is reached').toBeLessThan(40);
      const { y, height } = (await focused.boundingBox())!;
      const bar = (await link.boundingBox())!;
      expect(y + height, await focused.innerText()).toBeLessThanOrEqual(bar.y);
      await page.keyboard.press('Tab');
    }
  });
});

const english = testEdition('en-GB');

test('a brief that is stored is tracked by its model', async ({ page }) => {
  await stubServer(page, stored);
  const logged = eventsOf(page);
  const form = await openForm(page, formPlace('the employer brief'), english);
  await page.evaluate(() =>
    localStorage.setItem('cookiePreferences', JSON.stringify({ analytics: true })),
  );
  await fillForm(form, 'employer-brief', { values: { model: 'Talent Intel Lite' } });
  await pressSubmit(form);
  await expect(page.getByText('HL-7Q2K')).toBeVisible();
  expect(logged).toEqual(['intel_form_submit_success']);
});

test(
  'intake links elsewhere are tracked too, but not before consent',
  inTestAll,
  async ({ page }) => {
    const logged = eventsOf(page);
    await page.goto('/industries');
    const sprint = page.getByRole('main').locator('a[href="/employers#sprint-intake"]').first();
    await sprint.click();
    await expect(page).toHaveURL('/employers#sprint-intake');
    expect(logged).toEqual([]);
    await page.goBack();
    await acceptAll(page);
    await sprint.click();
    await expect(page).toHaveURL('/employers#sprint-intake');
    expect(logged).toEqual(['cta_sprint_click']);
  },
);

/** Analytics events, which are written to the console alone. */
function eventsOf(page: Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => message.type() === 'info' && events.push(message.text()));
  return events;
}

function draftOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('draft:employer-brief') ?? '');
}
