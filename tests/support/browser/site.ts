import { expect, test as base, type Page } from '@playwright/test';

/**
 * Playwright's test, made strict: a console error, an uncaught exception or a breach of the content
 * security policy fails it. A journey that provokes one names it in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp }>({
  expectedErrors: [/(?!)/, { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!ofTools.test(text) && !expectedErrors.test(text)) unexpected.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI || 'inline'}`);
      });
    });
    await use(page);
    expect(unexpected, 'errors on the page').toEqual([]);
  },
});

/** Playwright and axe ask in every frame, of which the sandboxed ones run no script. */
const ofTools = /^Blocked script execution in 'about:srcdoc'/;

export { expect };

/** Waits until the island around an element is hydrated. */
export async function live(page: Page, selector: string) {
  await expect(page.locator(`main astro-island:not([ssr]) ${selector}`).first()).toBeAttached();
}

/** Marks a journey of `npm run test:all`, as `.all` in the name of a file marks all of it. */
export const inTestAll = { tag: '@all' };
