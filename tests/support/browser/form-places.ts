import type { Locator, Page } from '@playwright/test';
import { vacancyPath } from '#domain/address/paths.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { TestEdition } from './editions.ts';
import { expect, live, inTestAll } from './site.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** A place where a visitor meets a form. */
export type FormPlace = {
  name: string;
  kind: SubmissionKind;
  /** Opens the page that has the form or the link to it. */
  visit: (page: Page, edition: TestEdition) => Promise<void>;
  /** What opens the dialog; before hydration and without script, a link to a form on a page. */
  opener?: (page: Page, edition: TestEdition) => Locator;
  /** The form that this place leads to where no script runs. */
  plainKind?: SubmissionKind;
};

/** Where visitors meet each form. */
const placesOf: Record<SubmissionKind, readonly Omit<FormPlace, 'kind'>[]> = {
  'contact-message': [
    { name: 'the contact form', visit: (page, { path }) => go(page, path('contact')) },
  ],
  'candidate-registration': [
    {
      name: 'the registration',
      visit: (page, { path }) => go(page, path('candidate-registration')),
    },
  ],
  'employer-brief': [
    {
      name: 'the employer brief',
      visit: (page, { path }) => go(page, path('employers', 'sprint-intake')),
    },
  ],
  'job-application': [
    {
      name: 'the application on the vacancy page',
      visit: async (page, { locale }) =>
        go(page, `${vacancyPath(catalogue().firm, await anOpenSlug(page), locale)}#apply`),
    },
    {
      name: 'the application dialog',
      visit: (page, { path }) => go(page, path('vacancies')),
      opener: (page, { words }) =>
        page
          .getByRole('listitem')
          .locator('a, button')
          .filter({ hasText: new RegExp(`^${words.vacancies.card.submit}$`) })
          .first(),
    },
  ],
  'contact-dialog': [
    {
      name: 'the contact dialog',
      visit: (page, { path }) => go(page, path('about')),
      opener: (page, { words }) =>
        page.getByRole('banner').getByRole('link', { name: words.navigation.talk }),
      plainKind: 'contact-message',
    },
  ],
};

export const formPlaces: readonly FormPlace[] = submissionKinds.flatMap((kind) =>
  placesOf[kind].map((place) => ({ ...place, kind })),
);

/** They share their code: one on a page and one in a dialog at each run, all in `npm run test:all`. */
export function runsOf({ name }: FormPlace): { tag?: string } {
  return ['the registration', 'the application dialog'].includes(name) ? {} : inTestAll;
}

/** The place with this name. */
export function formPlace(name: string): FormPlace {
  return formPlaces.find((place) => place.name === name)!;
}

export const formAt = (page: Page, kind: SubmissionKind) => page.locator(`form#${kind}`);
export const submitOf = (form: Locator) => form.locator('button[type="submit"]');
export const noticesOf = (page: Page) => page.locator('[data-notices] > li');

/** Opens the place and waits until its form is hydrated. */
export async function openForm(
  page: Page,
  place: FormPlace,
  edition: TestEdition,
): Promise<Locator> {
  await place.visit(page, edition);
  await reopenForm(page, place, edition);
  return formAt(page, place.kind);
}

/** The form again on a page that is open already: a dialog closes once its form is stored. */
export async function reopenForm(page: Page, place: FormPlace, edition: TestEdition) {
  const opener = place.opener?.(page, edition);
  if (!opener) {
    await formAt(page, place.kind).scrollIntoViewIfNeeded();
    await live(page, `form#${place.kind}`);
    return;
  }
  if (place.kind === 'job-application') await live(page, '#filter-form');
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses the button, also one that announces itself disabled and explains why. */
export async function pressSubmit(form: Locator) {
  await submitOf(form).press('Enter');
}

/** The slug of a vacancy that takes applications, as the running server lists it. */
export async function anOpenSlug(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/vacancies.json')).json()) as {
    items: { url: string }[];
  };
  return items[0]!.url.split('/').at(-1)!;
}

async function go(page: Page, address: string) {
  await page.goto(address);
}
