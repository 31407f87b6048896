import { expect } from '@playwright/test';
import type { TestEdition } from '#tests/support/browser/editions.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';

/** Follows the link of the receipt in sight; corrects an address, and withdraws. */
export async function followsStatus(tab: Tab, site: string, { words: { status } }: TestEdition) {
  const link = await tab.read<string>(
    'document.querySelector(\'a[href^="/status/"]\').getAttribute("href")',
  );
  await tab.open(site + link);
  await shows(tab, status.now.states.new);
  await shows(tab, status.content.heading);

  await tab.open(await addressOf(tab, `${link}/correct`));
  await tab.fill('[name="email"]', 'corrected@example.com');
  await tab.click(`form[action="${link}/correct"] button`);
  await shows(tab, 'corrected@example.com');

  await tab.open(await addressOf(tab, `${link}/withdraw`));
  await tab.click(`form[action="${link}/withdraw"] button`);
  const [withdrawn = ''] = status.now.withdrawn.split('{time}');
  await shows(tab, withdrawn);
  expect(await tab.read<string>('location.pathname')).toBe(link);
}

/** Of a link that the page shows. The driver of WebKit fails when a click leaves the page. */
function addressOf(tab: Tab, path: string): Promise<string> {
  return tab.read(`document.querySelector('a[href="${path}"]').href`);
}
