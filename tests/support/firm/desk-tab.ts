import type { Browser } from '@playwright/test';
import { kitWords } from '#words/desk/kit.en.ts';
import { submissionWords } from '#words/desk/submissions.en.ts';
import { expect } from '../browser/site.ts';
import type { Desk } from './desk-request.ts';

const patient = { timeout: 60_000 };
const words = submissionWords.notes;

/** A desk that stays open on one submission. */
export async function openDeskTab(browser: Browser, url: string, desk: Desk, id: string) {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const [name = '', value = ''] = desk.headers.cookie!.split('=');
  await context.addCookies([{ name, value, url, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(`${url}/desk/submissions/${id}`);
  const field = page.getByLabel(words.label);
  const noteOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(field).toBeVisible(patient);
  return {
    page,
    /** Saves a note, and tells whether the desk shows it as saved or says that it is not. */
    writeNote: async (text: string): Promise<'saved' | 'refused'> => {
      await field.fill(text);
      await page.getByRole('button', { name: words.save }).click();
      const refusal = page.getByText(words.failed);
      await expect(noteOf(text).or(refusal).first()).toBeVisible(patient);
      if (await noteOf(text).isVisible()) return 'saved';
      await expect(field).toHaveValue(text);
      return 'refused';
    },
    /** A note that somebody else wrote appears by itself. */
    sees: (text: string) => expect(noteOf(text)).toBeVisible(patient),
    /** Another page of the desk, whose script is loaded only now, and back. */
    visit: async (nth: number) => {
      const others = ['deliveries', 'privacy', 'audit', 'health'] as const;
      const { nav } = kitWords;
      const label = nav[others[nth % others.length]!];
      await page.getByRole('link', { name: nav.administration }).first().click();
      await page
        .getByRole('navigation', { name: nav.administration })
        .getByRole('link', { name: label })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible(patient);
      await page.goBack();
      await page.goBack();
      await expect(field).toBeVisible(patient);
    },
    /** A page whose script is gone says what to do, and that helps. */
    visitAfterReload: async () => {
      await page.getByRole('link', { name: kitWords.nav.roles }).first().click();
      await expect(page.getByText(kitWords.pageFailed)).toBeVisible(patient);
      await page.getByRole('button', { name: kitWords.retry }).click();
      const heading = page.getByRole('heading', { level: 1, name: kitWords.nav.roles });
      await expect(heading).toBeVisible(patient);
    },
    close: () => context.close(),
  };
}
