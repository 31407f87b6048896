import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No fault that axe can find, on the page or in a part of it. */
export async function expectAccessible(
  page: Page,
  { part, as, frames = true }: { part?: string; as?: string; frames?: boolean } = {},
) {
  // The other mode opens a second page for each audit, for the sake of frames that we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // axe waits for a frame in which no script may run.
  if (!frames) axe.options({ iframes: false });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, as).toEqual([]);
}
