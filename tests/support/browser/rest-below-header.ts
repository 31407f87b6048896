import { expect, type Locator, type Page } from '@playwright/test';

/** The page may still be gliding: waits until the element rests at most so far below the header. */
export async function expectRestBelowHeader(page: Page, element: Locator, atMostPx = 120) {
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await element.boundingBox();
      if (!header || !box) return 'not rendered';
      const gap = box.y - (header.y + header.height);
      return gap >= 0 && gap < atMostPx ? 'below the header' : `${gap} px below the header`;
    })
    .toBe('below the header');
}
