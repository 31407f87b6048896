import { expect } from '@playwright/test';
import { askAlertPath } from '#domain/address/paths.ts';
import type { TestEdition } from '#tests/support/browser/editions.ts';
import type { ReceivedMail } from '#tests/support/deliveries/mail-receiver.ts';
import { press } from './control.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Asks for an alert, confirms it by the link of its mail, and ends it. */
export async function followsAlert(
  tab: Tab,
  site: string,
  { locale, words: { roleAlerts: words } }: TestEdition,
  { email, mails }: { email: string; mails: readonly ReceivedMail[] },
) {
  await tab.open(site + askAlertPath(catalogue().firm, locale, '?q=audit'));
  await tab.fill('#alert-email', email);
  await tab.click('main form button[type="submit"]');
  await shows(tab, words.requested.heading);
  const link = () => mails.filter(({ to }) => to[0] === email).map(linkIn)[0];
  await expect.poll(link).toBeDefined();

  await tab.open(site + link()!);
  await shows(tab, words.confirm.heading);
  await press(tab, words.confirm.button, 'main');
  await shows(tab, words.manage.confirmed);
  await press(tab, words.manage.end, 'main');
  await shows(tab, words.ended.heading);
}

function linkIn({ parsed }: ReceivedMail): string | undefined {
  return /\/alerts\/[\w-]{32}/.exec(parsed.text ?? '')?.[0];
}
