import { expect, hydrated, test } from '../support/site.ts';

const kilobyte = 1000;

for (const [kind, path, limit] of [
  ['content page', '/about', 100],
  ['home page', '/', 100],
  ['page with a form', '/employers', 125],
] as const) {
  test(`a ${kind} loads at most ${limit} KB of compressed JavaScript`, async ({ page }) => {
    const sizes: number[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push((await request.sizes()).responseBodySize);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit * kilobyte);
  });
}
