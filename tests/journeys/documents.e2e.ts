import { expect, test } from '../support/site.ts';

const pdfPath = '/downloads/northgauge-talent-pack.pdf';

for (const path of ['/documents/talent-pack', '/files/talent-pack']) {
  test(`${path} prepares the document and then opens it`, async ({ page }) => {
    await page.route(`**${pdfPath}`, (route) => route.fulfill({ body: 'the document' }));
    await page.goto('/contact');
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByText('Preparing your document...')).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(page.getByText('the document', { exact: true })).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test('the document is a PDF that names its language and its structure', async ({ request }) => {
  const answer = await request.get(pdfPath);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = (await answer.body()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toMatch(/\/Lang \(en-GB\)/);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Outlines /);
});

test('an unknown document leads to /404', async ({ request }) => {
  for (const path of ['/documents/nothing', '/files/nothing']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/404');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a plain link opens the document', async ({ page }) => {
    await page.goto('/documents/talent-pack');
    await expect(page.getByRole('link', { name: 'Open the document' })).toHaveAttribute(
      'href',
      pdfPath,
    );
    await expect(page.getByText('Preparing your document...')).toBeHidden();
  });
});
