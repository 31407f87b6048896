import { expect, hydrated, test } from '../support/site.ts';

const kilobyte = 1024;

test('a content page loads at most 105 KB of compressed JavaScript', async ({ page }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(105 * kilobyte);
});
