import { expect } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import { submissionWords } from '#words/desk/submissions.en.ts';
import type { Db } from '#server/db/db.ts';
import type { TestEdition } from '#tests/support/browser/editions.ts';
import type { FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { linkedSubmission } from '#tests/support/stores/linked-submission.ts';
import { control, press } from './control.ts';
import { aDocumentFile } from './send.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';

const words = submissionWords.thread;

/** A sender with the address of the private page. */
export async function storeCorrespondent(db: Db): Promise<string> {
  const sender = { email: 'mina@example.com', firstName: 'Mina', lastName: 'Linden' };
  const given = { kind: 'candidate-registration', email: sender.email, fields: sender } as const;
  return (await linkedSubmission(db, given)).address;
}

/** The desk writes, the sender replies with a file, and the desk reads both. */
export async function writesAndReplies(
  tab: Tab,
  desk: FilledDesk,
  { link, edition: { words: texts } }: { link: string; edition: TestEdition },
) {
  const submission = `${desk.url}/desk/submissions/${await idOf(desk, 'mina linden')}`;
  await tab.open(submission);
  await answers(tab, 'Can we talk on Tuesday?');
  await press(tab, words.send, 'article');
  await shows(tab, words.sent);

  await tab.open(desk.url + link);
  await shows(tab, 'Can we talk on Tuesday?');
  const form = `form[action="${link}/reply"]`;
  await tab.fill(`${form} [name="text"]`, 'Tuesday suits me.');
  await tab.upload(`${form} [name="file"]`, aDocumentFile());
  await tab.click(`${form} button`);
  await shows(tab, texts.status.thread.you);
  await shows(tab, 'Tuesday suits me.');

  await tab.open(submission);
  const log = 'document.querySelector("article [role=log]")?.innerText ?? ""';
  await expect.poll(() => tab.read<string>(log)).toContain('Tuesday suits me.');
  await press(tab, words.showFile, 'article [role=log]');
  await control(tab, words.hideFile, 'article [role=log]');
}

/** Reads and answers one beside the other, and goes on to the next with one press. */
export async function answersAndGoesOn(tab: Tab, desk: FilledDesk, name: string) {
  await tab.open(`${desk.url}/desk/inbox?q=${name}`);
  await tab.click('[role=grid] [data-id]');
  await expect.poll(() => heading(tab)).toContain(name);
  const first = await heading(tab);
  await answers(tab, 'We read it and call you on Tuesday.');
  await press(tab, words.sendAndNext, 'article');
  await shows(tab, words.sent);
  await expect
    .poll(async () => ((await heading(tab)) === first ? 'the same' : await heading(tab)))
    .toContain(name);
}

/** As far as the check before it is sent, which shows it in a frame. */
async function answers(tab: Tab, text: string) {
  await expect.poll(() => heading(tab)).not.toBe('');
  await tab.press('r');
  await tab.fill(await control(tab, words.subject, 'article'), 'Your message');
  await tab.fill(await control(tab, words.text, 'article'), text);
  await press(tab, words.preview, 'article');
  const framed =
    'new DOMParser().parseFromString(document.querySelector("article iframe")?.srcdoc ?? "", "text/html").body.textContent';
  await expect.poll(() => tab.read<string>(framed)).toContain(text);
}

/** Of the opened submission. */
export function heading(tab: Tab): Promise<string> {
  return tab.read('document.querySelector("article :is(h1, h2)")?.innerText ?? ""');
}

async function idOf(desk: FilledDesk, name: string): Promise<string> {
  const { rows } = await desk.ask<Inbox>(`/inbox?${new URLSearchParams({ q: name })}`);
  return rows[0]!.id;
}
