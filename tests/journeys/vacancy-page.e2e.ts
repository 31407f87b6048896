import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { pastedText } from '#tests/support/browser/clipboard.ts';
import { expect, live, test } from '#tests/support/browser/site.ts';
import { open, structuredData, titles } from '#tests/support/browser/vacancies-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a role has its own page, which can be shared and applied to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const title = await titles(page).first().innerText();
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await structuredData(page)).toContain('JobPosting');
  await expectAccessible(page);

  const share = page.getByRole('button', { name: `Share “${title}”` });
  await share.scrollIntoViewIfNeeded();
  await live(page, '.share-menu');
  await share.click();
  await expect(page.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await pastedText(page);
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole('link', { name: 'LinkedIn', includeHidden: true })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(copied)}`,
  );
  await page.getByRole('link', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/#apply$/);
  await expect(page.locator('#apply').getByLabel('First Name')).toBeInViewport();
});

test('where the device can share, its sheet gets the title and address of the role', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: ShareData[] = [];
    Object.assign(window, { shared: calls });
    navigator.share = async (data) => {
      calls.push(data ?? {});
      // What a device does when the visitor closes the sheet.
      throw new DOMException('Share canceled', 'AbortError');
    };
  });
  await open(page);
  const title = await titles(page).first().innerText();
  await titles(page).first().getByRole('link').click();
  const share = page.getByRole('button', { name: `Share “${title}”` });
  await share.scrollIntoViewIfNeeded();
  await live(page, '.share-menu');
  await share.click();
  await page.getByRole('button', { name: 'More ways to share' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  const url = await page.locator('link[rel="canonical"]').getAttribute('href');
  await expect.poll(shared).toEqual([{ title, url }]);
});
