import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import { peopleWords } from '#words/desk/people.en.ts';
import type { Db } from '#server/db/db.ts';
import { storeMessages } from '#tests/factories/inbox.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import type { FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { heading } from './conversation-journeys.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';

/** What the journeys below work on. */
export async function fillDesk(db: Db) {
  await storeMessages(db, 'Acacia', 3);
  await storeMessages(db, 'Birch', 3);
  await storeSubmission(db, {
    kind: 'job-application',
    fields: { firstName: 'Iris', lastName: 'Paper' },
    file: aFile({ bytes: readFileSync('tests/corpus/cv.pdf') }),
  });
}

/** With passkeys the page offers them; without, it says so and which browsers have them. */
export async function opensSignIn(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk`);
  const hasPasskeys = await tab.read<boolean>('typeof PublicKeyCredential === "function"');
  const { signIn, unsupported } = peopleWords;
  await shows(tab, hasPasskeys ? signIn.button : unsupported.about);
}

/**
 * The session's cookie instead of a passkey: no driver gives either engine a virtual authenticator.
 * The page must be open, because a driver sets cookies for the page that it shows.
 */
export async function signsIn(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk`);
  const [name = '', value = ''] = desk.people.ada.headers.cookie.split('=');
  await tab.setCookie({ name, value, url: desk.url });
}

export async function triages(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk/inbox?q=acacia`);
  await expect.poll(() => rows(tab)).toHaveLength(3);
  await tab.press('j');
  await tab.press('Enter');
  await expect.poll(() => heading(tab)).toBe('Acacia Alpha');
  await tab.press('Escape');
  await expect.poll(() => heading(tab)).toBe('');
  await tab.press('a');
  await expect.poll(async () => (await rows(tab))[0]).toContain('Ada Keller');
  await tab.press('e');
  await tab.press('e');
  await expect.poll(() => rows(tab)).toHaveLength(2);
  await tab.press('z');
  await expect.poll(() => rows(tab)).toHaveLength(3);
  // The list shows it before the server has it.
  const kept = () => desk.ask<Inbox>('/inbox?state=in-work&owner=me&q=acacia');
  await expect.poll(async () => (await kept()).total).toBe(1);
}

export async function searches(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk/inbox`);
  await tab.fill('input[type=search]', 'birch bravo');
  await expect.poll(() => rows(tab)).toEqual([expect.stringContaining('Birch Bravo')]);
  expect(await tab.read<string>('location.search')).toContain('birch');
}

/** Drawn, with its text over it, so that it can be searched and read aloud. */
export async function readsPdf(tab: Tab, desk: FilledDesk) {
  const { rows: found } = await desk.ask<Inbox>('/inbox?q=iris+paper');
  await tab.open(`${desk.url}/desk/submissions/${found[0]!.id}`);
  const text = 'document.querySelector("article .pdf-text")?.textContent ?? ""';
  await expect.poll(() => tab.read<string>(text)).toContain('Curriculum vitae');
  const drawn = 'document.querySelector("article canvas")?.width ?? 0';
  expect(await tab.read<number>(drawn)).toBeGreaterThan(100);
}

/** By server-sent events, without a reload. */
export async function seesArrivals(tab: Tab, desk: FilledDesk, name: string) {
  await tab.open(`${desk.url}/desk/inbox?q=${name}`);
  await shows(tab, 'Nothing matches');
  await tab.read('window.sameDocument = true');
  const fields = aSubmission['contact-message']({ firstName: name, lastName: 'Arrival' });
  expect((await sendForm(desk.url, 'contact-message', fields)).status).toBe(201);
  await expect.poll(() => rows(tab)).toEqual([expect.stringContaining(`${name} Arrival`)]);
  expect(await tab.read<boolean>('window.sameDocument')).toBe(true);
}

export async function previewsVacancy(tab: Tab, desk: FilledDesk) {
  const { rows: vacancies } = await desk.ask<DeskVacancies>('/vacancies');
  const { id, title } = vacancies.find(({ state }) => state.is === 'open')!;
  await tab.open(`${desk.url}/desk/vacancies/${id}`);
  await tab.fill('[id="field-en.title"]', `${title.en}, revised`);
  // A wide window has no such view: the preview stands beside the fields.
  await tab.read(`document.querySelector('a[href*="view=preview"]')?.click()`);
  const framed =
    'document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent ?? ""';
  await expect.poll(() => tab.read<string>(framed)).toBe(`${title.en}, revised`);
  const height = 'document.querySelector("iframe").clientHeight';
  expect(await tab.read<number>(height)).toBeGreaterThan(200);
}

function rows(tab: Tab): Promise<string[]> {
  return tab.read(
    '[...document.querySelectorAll("[role=grid] [data-id]")].map((row) => row.innerText)',
  );
}
