import { expect, hydrated, test } from '../support/site.ts';

test.use({
  expectedErrors: /status of (404|500)|ErrorResponse|Internal Server Error|No data: 404/,
});

test('an unknown address shows the 404 page with status 404 and a way home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.join()).toContain('/no-such-page');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('an unknown report has a message of its own and status 404', async ({ page }) => {
  const answer = await page.goto('/reports/no-such-report');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report Not Found');
  await expect(page.getByText('The requested report could not be found.')).toBeVisible();
  const back = page.getByRole('main').getByRole('link').first();
  await expect(back).toHaveAttribute('href', '/industry-intelligence');
});

test('an unknown document leads to the 404 page', async ({ page }) => {
  const answer = await page.goto('/documents/no-such-document');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
});

test('an unexpected failure shows its status and text, inside the chrome', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/contact.data*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText('500');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page whose data does not come can still be read, and left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/about.data', (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse('**/about.data');
  await page.goto('/about');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a new build goes live between a page and its data', () => {
  // React says that the words differ, and shows those that came last.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('the page becomes the newer one', async ({ page }) => {
    await page.route('**/about.data', async (route) => {
      const answer = await route.fetch();
      const newer = (await answer.text()).replaceAll('"Who we are"', '"Who we are now"');
      await route.fulfill({ response: answer, body: newer });
    });
    await page.goto('/about');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are now');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
