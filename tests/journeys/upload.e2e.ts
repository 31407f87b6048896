import type { Page } from '@playwright/test';
import { pdf } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

const MiB = 1024 * 1024;

/** As large as a document may be. */
const largest = () => {
  const document = pdf('requirements.pdf', 5 * MiB);
  document.buffer.write('\ntrailer<<>>\n%%EOF\n', 5 * MiB - 20);
  return document;
};

test('5 MB over a slow line show how much has been sent', async ({ page }) => {
  await slowDown(page, 1 * MiB);
  await fill(page);
  await notePercentages(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading requirements.pdf' })).toBeVisible();
  await expect(page.getByText(/^Your reference: \S+$/)).toBeVisible();

  const shown = await page.evaluate(() => (window as unknown as Noted).percentages);
  const between = shown.filter((percent) => percent > 0 && percent < 100);
  expect(new Set(between).size, `shown: ${shown}`).toBeGreaterThanOrEqual(3);
  expect(shown, 'it never goes back').toEqual(shown.toSorted((a, b) => a - b));
});

test('an upload that is cancelled half-way keeps everything, and can be sent again', async ({
  page,
}) => {
  const line = await slowDown(page, MiB / 4);
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const progress = page.getByRole('progressbar', { name: 'Uploading requirements.pdf' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).not.toBe(0);
  await page.getByRole('button', { name: 'Cancel upload' }).click();

  await expect(page.getByText('Sending was cancelled.')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('With a large attachment.');
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com');
  await expect(page.getByText('requirements.pdf')).toBeVisible();

  await line.speedUp();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^Your reference: \S+$/)).toBeVisible();
});

async function fill(page: Page) {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Keller');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Requirements');
  await page.getByLabel('Message').fill('With a large attachment.');
  await page.getByLabel('Requirements Document').setInputFiles(largest());
}

/** Chromium's own throttling of what is sent; what is received is left as it is. */
async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await limit(uploadThroughput);
  return { speedUp: () => limit(-1) };
}

type Noted = { percentages: number[] };

/** Every percentage that the page shows from now on. */
async function notePercentages(page: Page) {
  await page.evaluate(() => {
    const percentages: number[] = [];
    Object.assign(window, { percentages });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar && bar.value !== percentages.at(-1)) percentages.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
