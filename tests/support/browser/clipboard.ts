import type { Page } from '@playwright/test';

/** What a visitor would paste. Scripts of the page may not read it: the permissions policy says so. */
export async function pastedText(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.evaluate((area) => area.value);
  await field.evaluate((area) => area.remove());
  return text;
}
