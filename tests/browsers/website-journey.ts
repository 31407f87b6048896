import { expect } from '@playwright/test';
import { pagePath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { documentWords as words } from '#words/desk/documents.en.ts';
import type { FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { press } from './control.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Changes a price, sees it on the page to come, and publishes it. */
export async function editsAndPublishes(tab: Tab, desk: FilledDesk) {
  await tab.open(`${desk.url}/desk/website/hiring-models/main`);
  const unfolded = 'document.querySelectorAll("details").forEach((one) => (one.open = true))';
  const fee = '[id="field-intel.fee.amount"]';
  await expect.poll(() => tab.read<boolean>(`!!document.querySelector('${fee}')`)).toBe(true);
  await tab.read(unfolded);
  await tab.fill(fee, '1290');
  await shows(tab, words.saved);
  // A wide window has no such view: the preview stands beside the fields.
  await tab.read(`document.querySelector('a[href*="view=preview"]')?.click()`);
  const framed = 'document.querySelector("iframe")?.contentDocument?.body.textContent ?? ""';
  await expect.poll(() => tab.read<string>(framed)).toContain('1,290');
  await press(tab, words.acts.publish.label);
  await press(tab, words.acts.publish.label, 'dialog');
  await shows(tab, words.acts.publish.done);
  const employers =
    desk.url + pagePath(catalogue().firm, 'employers', defaultLocale(catalogue().firm));
  await expect.poll(async () => (await fetch(employers)).text()).toContain('1,290');
}
