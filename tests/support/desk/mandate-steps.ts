import type { Page } from '@playwright/test';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ListedRoles } from '#domain/inbox/listed-role.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { expect } from '../browser/site.ts';
import { sendForm } from '../server/send-form.ts';
import type { FilledDesk } from './filled-desk.ts';

export function applyTo(
  slug: string,
  desk: FilledDesk,
  fields: Record<string, string>,
  edition: string,
): Promise<Response> {
  const { field, filename, type, bytes } = aFile();
  const sent = aSubmission['job-application']({ ...fields, ng_vacancy: slug, ng_locale: edition });
  const file = { field, filename, type, bytes: Buffer.from(bytes) };
  return sendForm(desk.url, 'job-application', sent, file);
}

/** Opens the dialog and chooses the step. */
export async function move(page: Page, name: string, step: string) {
  await page.getByRole('button', { name: `Next stage: ${name}` }).click();
  await page.getByRole('combobox', { name: /^Stage/ }).selectOption(step);
}

export async function mandateAddress(desk: FilledDesk): Promise<string> {
  const { rows } = await desk.ask<ListedRoles>('/roles?group=all');
  return `${desk.url}/desk/mandates/${rows.find(({ mandate }) => mandate)!.mandate!.id}`;
}

/** What a brief cannot say about its advert: the words in both languages. */
export async function completeDraft(
  desk: FilledDesk,
  id: string,
  { slug, german }: { slug: string; german: string },
) {
  const { version, advert } = await desk.ask<WebsiteDetail>(`/website/vacancy/${id}`);
  const raw = advert!.unfit!.raw as Record<string, Record<string, unknown>>;
  const { slug: _, reference: __, state: ___, postedOn: ____, en, de, ...facts } = aVacancy();
  const content = {
    ...facts,
    ...raw,
    slug,
    en: { ...en, ...raw.en },
    de: { ...de, title: german },
  };
  const response = await fetch(`${desk.url}/api/desk/website/vacancy/${id}/draft`, {
    method: 'PUT',
    headers: { ...desk.people.ada.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version, content }),
  });
  expect(response.status).toBe(200);
}

/** The same for the draft that is open. */
export async function writeTheRest(
  desk: FilledDesk,
  page: Page,
  words: { slug: string; german: string },
) {
  await completeDraft(desk, page.url().split('/').at(-1)!, words);
  await page.reload();
  await expect(page.getByText('Ready to publish')).toBeVisible();
}
