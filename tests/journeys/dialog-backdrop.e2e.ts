import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { testEdition } from '#tests/support/browser/editions.ts';
import { formAt } from '#tests/support/browser/form-places.ts';
import { expect, test } from '#tests/support/browser/site.ts';

const english = testEdition('en-GB');
const viewport = { width: 1280, height: 800 };

test('the strip that the scrollbar leaves is as dark as the page behind a dialog', async ({
  baseURL,
}) => {
  // Playwright hides scrollbars, and with them the strip.
  const browser = await chromium.launch({
    ...chromiumLaunch(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ baseURL, viewport, colorScheme: 'light' });
    await page.goto(english.path('about'));
    const strip = viewport.width - (await page.evaluate(() => document.body.clientWidth));
    expect(strip, 'a scrollbar takes room').toBeGreaterThan(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: english.words.navigation.talk })
      .click();
    await expect(formAt(page, 'contact-dialog')).toBeVisible();
    const beside = sharp(await page.screenshot())
      .extract({ left: viewport.width - strip, top: 0, width: strip, height: viewport.height })
      .greyscale();
    const { channels } = await sharp(await beside.png().toBuffer()).stats();
    expect(channels[0]!.max).toBeLessThan(128);
  } finally {
    await browser.close();
  }
});
