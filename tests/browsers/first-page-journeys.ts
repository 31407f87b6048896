import { expect } from '@playwright/test';
import { peopleWords as german } from '#words/desk/people.de.ts';
import { peopleWords as english } from '#words/desk/people.en.ts';
import { kitWords } from '#words/desk/kit.en.ts';
import { kitWords as germanShell } from '#words/desk/kit.de.ts';
import type { FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { control, press } from './control.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';

/** The reports draw their charts, with something in them. */
export async function seesReports(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk/reports`);
  await shows(tab, kitWords.nav.reports);
  const bars =
    '[...document.querySelectorAll(".chart svg rect:not(.lane)")].filter((one) => one.getBoundingClientRect().height > 0).length';
  await expect.poll(() => tab.read<number>(bars)).toBeGreaterThan(0);
}

/** Ctrl K, a few words and Enter. */
export async function findsByPalette(tab: Tab, desk: FilledDesk, name: string) {
  await tab.open(`${desk.url}/desk/people`);
  await shows(tab, kitWords.nav.people);
  await tab.press('Control+k');
  await tab.fill('dialog [role=combobox]', name);
  const chosen =
    'document.querySelector("dialog [role=option][aria-selected=true]")?.innerText ?? ""';
  await expect.poll(() => tab.read<string>(chosen)).toContain(name);
  await tab.press('Enter');
  // People come before what they sent.
  const heading = 'document.querySelector("h1")?.innerText ?? ""';
  await expect.poll(() => tab.read<string>(heading)).toBe(name);
}

/** Chooses German for oneself, sees it on another page, and goes back. */
export async function readsGerman(tab: Tab, desk: FilledDesk) {
  const heading = () => tab.read<string>('document.querySelector("h1")?.innerText ?? ""');
  const language = () => tab.read<string>('document.documentElement?.lang ?? ""');
  await tab.open(`${desk.url}/desk/people`);
  await tab.choose(await control(tab, english.settings.language), 'de');
  await press(tab, english.settings.save);
  await expect.poll(language).toBe('de-DE');
  await tab.open(`${desk.url}/desk/inbox`);
  await expect.poll(heading).toBe(germanShell.nav.inbox);
  await tab.open(`${desk.url}/desk/people`);
  await tab.choose(await control(tab, german.settings.language), 'en');
  await press(tab, german.settings.save);
  await expect.poll(language).toBe('en-GB');
  // A page that is still on its way would get in the way of the next one.
  await expect.poll(heading).toBe(kitWords.nav.people);
}
