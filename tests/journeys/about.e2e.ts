import { expect, hydrated, test } from '../support/site.ts';

test('each model card leads to its section on the employers page', async ({ page }) => {
  await page.goto('/about');
  for (const [model, anchor] of [
    ['Contingency', 'contingency'],
    ['Shortlist Sprint', 'sprint'],
    ['Talent Intel Lite', 'intel'],
    ['Retained Executive Search', 'retained'],
  ] as const) {
    const link = page.getByRole('link', { name: `Learn More about ${model}`, exact: true });
    await expect(link).toHaveAttribute('href', `/employers#${anchor}`);
  }
});

test('the page ends with the way to the contact page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/contact');
});
