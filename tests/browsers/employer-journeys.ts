import { expect } from '@playwright/test';
import { documentPath, planPath } from '#domain/address/paths.ts';
import { talentPackId } from '#domain/documents/download.ts';
import type { TestEdition } from '#tests/support/browser/editions.ts';
import { hydrated, send } from './send.ts';
import type { Tab } from './tab.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Answers the questions of the plan and brings it to the form. */
export async function plansAndBriefs(tab: Tab, site: string, { locale, words }: TestEdition) {
  await tab.open(site + planPath(catalogue().firm, locale));
  await tab.click('#plan-form input[name="urgency"][value="urgent"]');
  const first = 'document.querySelector(".plan-option h3")?.innerText ?? ""';
  await expect.poll(() => tab.read<string>(first)).toBe('Shortlist Sprint');
  expect(await tab.read<string>('location.search')).toContain('urgency=urgent');
  const linkTo = (part: string) =>
    tab.read<string>(`document.querySelector('main a[href*="${part}"]').href`);

  await tab.open(await linkTo('/brief?'));
  await hydrated(tab, 'form#employer-brief');
  const wishes = 'document.querySelector("form#employer-brief [name=mustHaves]").value';
  expect(await tab.read<string>(wishes)).toContain(words.plan.brief.own);
}

/** The pack is offered. */
export async function findsPack(tab: Tab, site: string, { locale, path }: TestEdition) {
  await tab.open(site + path('employers'));
  const offered = `document.querySelector('a[href="${documentPath(catalogue().firm, talentPackId, locale)}"]') !== null`;
  await expect.poll(() => tab.read<boolean>(offered)).toBe(true);
}

/** From the card of a role to the contact form, which says what it is about. */
export async function asksAboutRole(tab: Tab, site: string, { path, words }: TestEdition) {
  await tab.open(site + path('vacancies'));
  const contact = `document.querySelector('main a[href*="vacancy="]').href`;
  const address = await tab.read<string>(contact);
  await tab.open(address);
  await hydrated(tab, 'form#contact-message');
  const { searchParams } = new URL(address);
  const valueOf = (name: string) =>
    tab.read<string>(`document.querySelector('form#contact-message [name="${name}"]').value`);
  expect(await valueOf('ng_vacancy')).toBe(searchParams.get('vacancy'));
  expect(await valueOf('subject')).toBe(searchParams.get('subject'));
  await send(tab, 'contact-message', words.forms['contact-message'].successTitle);
}
