import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Audit = { part?: string; as?: string; frames?: boolean; coloursOnly?: boolean };

/** No fault that axe can find, on the page or in a part of it. */
export async function expectAccessible(
  page: Page,
  { part, as, frames = true, coloursOnly = false }: Audit = {},
) {
  // The desk draws its page after it is loaded.
  if (!part) await expect(page.locator('h1').first()).toBeAttached();
  await untilHydrated(page);
  const axe = new AxeBuilder({ page })
    // The other mode opens a second page for each audit, for the sake of frames that we do not have.
    .setLegacyMode()
    // WCAG 2.2, and off unless asked for.
    .options({
      ...(coloursOnly
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : { rules: { 'target-size': { enabled: true } } }),
      // Describing what passed takes half the time of an audit, and nobody reads it.
      resultTypes: ['violations'],
      // axe waits for a frame in which no script may run.
      iframes: frames,
    });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, as).toEqual([]);
}

/** The same state in light and in dark colours, which differ in nothing else. */
export async function expectAccessibleThemes(page: Page, { part }: Pick<Audit, 'part'> = {}) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, { part, as: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { part, as: 'dark', coloursOnly: true });
}

/** Islands on or near the screen hydrate; axe would otherwise see the page change under it. */
async function untilHydrated(page: Page) {
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main astro-island[ssr] > *')].filter((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight + 200;
        }).length,
    );
  await expect.poll(waiting, { intervals: [50] }).toBe(0);
}
