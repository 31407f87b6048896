import { notFoundPath, reportPath } from '#domain/address/paths.ts';
import { englishOfAllAtEachRun, forEachEdition } from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

test.use({ expectedErrors: /status of 404/ });

forEachEdition(englishOfAllAtEachRun, ({ locale, path, words }) => {
  test('unknown pages, reports and documents answer 404 in this language, with a way on', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const unknown = `${path('about')}-that-never-was`;
    const answer = await page.goto(unknown);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.heading);
    await expect(page.getByText(words.notFound.message)).toBeVisible();
    await expect.poll(() => logged.join()).toContain(unknown);
    await page.getByRole('link', { name: words.notFound.home }).click();
    await expect(page).toHaveURL(path('home'));

    for (const report of ['nothing', 'nothing/deeper.html']) {
      const missing = await page.goto(reportPath(catalogue().firm, report, locale));
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.report.notFound);
      await expect(page.getByText(words.report.notFoundMessage)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: words.report.back }).click();
    await expect(page).toHaveURL(path('industry-intelligence'));

    for (const folder of ['documents', 'files']) {
      await page.goto(`${path('about').replace('about', folder)}/nothing`);
      await expect(page).toHaveURL(notFoundPath(catalogue().firm, locale));
    }
  });
});
