/** Islands that throw in the browser: each gets props in the HTML that it cannot work with. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { catalogue } from '#content/catalogue.server.ts';
import { statusPath } from '#domain/address/paths.ts';
import { formOf } from '#domain/forms/forms.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { shownOf } from '#server/web/pages/page-renderer.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { elementsOf } from '#tools/html-elements.ts';
import { oneEditionPerLanguage, testEdition } from '#tests/support/browser/editions.ts';
import { fillForm } from '#tests/support/browser/fill-form.ts';
import {
  formAt,
  formPlace,
  formPlaces,
  openForm,
  pressSubmit,
  submitOf,
} from '#tests/support/browser/form-places.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test.use({
  expectedErrors: /of '?\w+'? as it is undefined|properties of undefined|TypeError|status of 400/,
});

const [english, german] = oneEditionPerLanguage.map(testEdition);
const { heading } = english!.words.failure;

const noProps = (tag: string) => tag.replace(/ props="[^"]*"/, ' props="{}"');

/** Changes every island of a page, or those of this name; unless told otherwise, it has no props. */
async function breakIslands(page: Page, { name = '[^"]+', change = noProps } = {}) {
  await page.route(
    (url) => !path.extname(url.pathname),
    async (route) => {
      const request = route.request();
      const isPage = request.resourceType() === 'document' && request.method() === 'GET';
      if (!isPage) return route.fallback();
      const answer = await route.fetch();
      const island = new RegExp(`<astro-island[^>]*component-export="${name}"[^>]*>`, 'g');
      const body = (await answer.text()).replace(island, change);
      return route.fulfill({ response: answer, body });
    },
  );
}

/** `<Name client:…>` in the files of the pages and the layouts. */
function declaredIslands(): string[] {
  const files = ['site/pages', 'site/layouts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const sources = files
    .filter((name) => name.endsWith('.astro'))
    .map((name) => readFileSync(name, 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/<(\w+)\s[^<>]*?client:\w+/g)]);
  return [...new Set(found.map(([, name]) => name!))].toSorted();
}

test('every island that throws shows the failure in its place', async ({ page, request }) => {
  test.slow();
  const vacancies = catalogue().vacancies.filter(isOpen).slice(0, 1);
  const places = new Map<string, string>();
  const addresses = listOnDemandAddresses(shownOf(vacancies)).filter(
    (address) => !path.extname(address) && !/^\/(de|social)/.test(address),
  );
  for (const address of addresses) {
    for (const { name, attributes } of elementsOf(await (await request.get(address)).text())) {
      const island = name === 'astro-island' && attributes['component-export'];
      if (island && !places.has(island)) places.set(island, address);
    }
  }
  expect([...places.keys()].toSorted()).toEqual(declaredIslands());

  await breakIslands(page);
  // Opened by a link, which is followed instead: see below.
  places.delete('LetsTalk');
  for (const [name, address] of places) {
    await page.goto(address);
    const island = page.locator(`main astro-island[component-export="${name}"]`);
    const alert = island.getByRole('alert');
    await expect(async () => {
      // What is above it gets its height when it comes near the screen.
      await island.evaluate(({ firstElementChild }) =>
        firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
      await expect(alert.getByRole('heading'), name).toHaveText(heading, { timeout: 1_000 });
    }).toPass();
    await expect(alert).toContainText('undefined');
    await expect(alert.getByRole('link', { name: english!.words.failure.reload })).toBeVisible();
  }
});

/** What the form would send, a file by its name. */
function entriesOf(form: Locator) {
  return form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]),
  );
}

for (const place of formPlaces.filter(({ opener }) => !opener)) {
  test(`${place.name} that throws keeps what was entered and is sent as a plain post`, async ({
    page,
  }) => {
    await breakIslands(page);
    // Loaded once the form is filled in.
    const filled = Promise.withResolvers<void>();
    await page.route(/\/assets\/hydrate/, async (route) => {
      await filled.promise;
      return route.fallback();
    });
    await place.visit(page, english!);
    const form = formAt(page, place.kind);
    await form.scrollIntoViewIfNeeded();
    // Of its own: the same content as in another journey would be the same submission.
    const { email } = formOf(place.kind).sender;
    await fillForm(form, place.kind, { values: { [email]: 'failing-island@example.com' } });
    const entered = await entriesOf(form);
    filled.resolve();
    const island = page.locator('astro-island').filter({ has: form });
    await expect(island.getByRole('alert')).toContainText(heading);
    expect(await entriesOf(form)).toEqual(entered);
    await submitOf(form).click();
    await expect(page).toHaveURL(new RegExp(statusPath('')));
  });
}

test('a form that throws after it was filled in keeps what was entered', async ({ page }) => {
  // The words for faults are needed at the first one.
  await breakIslands(page, {
    change: (tag) => tag.replaceAll('&quot;issues&quot;', '&quot;x&quot;'),
  });
  const form = await openForm(page, formPlace('the contact form'), english!);
  await form.locator('[name="firstName"]').fill('Ada');
  await pressSubmit(form);
  const island = page.locator('astro-island').filter({ has: form });
  await expect(island.getByRole('alert').filter({ hasText: heading })).toBeVisible();
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ada');
  await submitOf(form).click();
  // Not complete: the plain post comes back with its values.
  await expect(page).toHaveURL(/\/api\/intake\//);
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ada');
});

test('the list of vacancies that throws stays as it is without script', async ({ page }) => {
  await breakIslands(page);
  await page.goto(german!.path('vacancies'));
  const list = page.locator('main astro-island');
  await expect(list.getByRole('alert')).toContainText(german!.words.failure.heading);
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(list.getByRole('searchbox')).toBeEditable();
});

test('a contact dialog that throws leads to the contact page', async ({ page }) => {
  await breakIslands(page, { name: 'LetsTalk' });
  await page.goto(english!.path('about'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: english!.words.navigation.talk })
    .click();
  await expect(page).toHaveURL(new RegExp(english!.path('contact')));
  await expect(formAt(page, 'contact-message')).toBeVisible();
});
