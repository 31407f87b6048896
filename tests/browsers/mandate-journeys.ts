import { expect } from '@playwright/test';
import { vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import { mandateWords } from '#words/desk/mandates.en.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import { fillIn } from '#words/fill-in.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import type { FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { applyTo, completeDraft } from '#tests/support/desk/mandate-steps.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { press } from './control.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';
import { catalogue } from '#content/catalogue.server.ts';

const role = 'Airworthiness Lead';
const slug = 'airworthiness-lead-munich';

/** A brief becomes a mandate and an advert, which visitors see. */
export async function publishesBrief(tab: Tab, desk: FilledDesk) {
  const brief = aSubmission['employer-brief']({
    roleTitle: role,
    location: 'München',
    mustHaves: 'Part 145\nGerman B2\nEASA audits\nTen years in maintenance',
  });
  await sendForm(desk.url, 'employer-brief', brief);
  const { rows } = await desk.ask<Inbox>('/inbox?kind=employer-brief');
  await tab.open(`${desk.url}/desk/submissions/${rows[0]!.id}`);
  await press(tab, mandateWords.makeMandate);
  const title = 'document.getElementById("field-en.title")?.value ?? ""';
  await expect.poll(() => tab.read<string>(title)).toBe(role);
  const address = await tab.read<string>('location.href');
  const id = new URL(address).pathname.split('/').at(-1)!;
  await completeDraft(desk, id, { slug, german: 'Leitung Lufttüchtigkeit (m/w/d)' });
  await tab.open(address);
  await press(tab, vacancyWords.actions.publish);
  await press(tab, vacancyWords.actions.publish, 'dialog');
  await shows(tab, vacancyWords.done.publish);
  const page = desk.url + vacancyPath(catalogue().firm, slug, defaultLocale(catalogue().firm));
  await expect.poll(async () => (await fetch(page)).status).toBe(200);
}

/** Closes that role and answers everybody who applied. */
export async function closesAndAnswers(tab: Tab, desk: FilledDesk) {
  for (const lastName of ['Alpha', 'Beta']) {
    await applyTo(slug, desk, { firstName: 'Ines', lastName }, defaultLocale(catalogue().firm));
  }
  const { rows } = await desk.ask<{ rows: { id: string; slug: string }[] }>('/vacancies');
  const { id } = rows.find((one) => one.slug === slug)!;
  await tab.open(`${desk.url}/desk/vacancies/${id}`);
  await press(tab, vacancyWords.actions.close);
  await shows(tab, fillIn(vacancyWords.closing.waiting, { count: 2 }));
  await press(tab, fillIn(vacancyWords.closing.send.close, { count: 2 }));
  await shows(tab, fillIn(vacancyWords.closing.done, { count: 2 }));
  const answered = await desk.ask<Inbox>(`/inbox?state=answered&vacancy=${id}`);
  expect(answered.total).toBe(2);
}
