import { documentPath, filePath, notFoundPath } from '#domain/address/paths.ts';
import { downloadFor, talentPackId as id } from '#domain/documents/download.ts';
import { forEachEdition, englishAtEachRun } from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

forEachEdition(englishAtEachRun, ({ locale, path, words }) => {
  const { address: link } = downloadFor(catalogue().downloads, id, locale)!;

  for (const address of [
    documentPath(catalogue().firm, id, locale),
    filePath(catalogue().firm, id, locale),
  ]) {
    test(`${address} prepares the document and then opens it`, async ({ page }) => {
      await page.route(
        (url) => url.href.endsWith(link),
        (route) => route.fulfill({ body: 'the document' }),
      );
      await page.goto(path('contact'));
      // Stopped, or a busy machine would open the document before the page is looked at.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(address);
      await expect(page.getByText(words.document.preparing)).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(page.getByText('the document', { exact: true })).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.goBack();
      await expect(page).toHaveURL(path('contact'));
    });
  }

  test('an unknown document leads to the page that says so', async ({ request }) => {
    for (const address of [
      documentPath(catalogue().firm, 'nothing', locale),
      filePath(catalogue().firm, 'nothing', locale),
    ]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe(notFoundPath(catalogue().firm, locale));
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a plain link opens the document', async ({ page }) => {
      await page.goto(documentPath(catalogue().firm, id, locale));
      const open = page.getByRole('link', { name: words.document.open });
      await expect(open).toHaveAttribute('href', link);
      await expect(page.getByText(words.document.preparing)).toBeHidden();
    });
  });
});
