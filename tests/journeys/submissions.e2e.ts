import { pdf } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /status of 400/ });

test('a message reaches the real server, which answers with a reference', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Keller');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Subject').fill('From the browser');
  await page.getByLabel('Message').fill('Two\nlines, and an attachment.');
  await page.getByLabel('Requirements Document').setInputFiles({
    ...pdf('role.pdf'),
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your reference: \S+$/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a registration is posted plainly and thanked for', async ({ page }) => {
    await page.goto('/candidate-registration');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Keller');
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByLabel('Phone Number').fill('+44 20 7946 0018');
    await page.getByLabel('Desired Role').fill('Head of Quality');
    await page.getByLabel('Desired Location').fill('Basel');
    await page.getByLabel('Authorized to Work In').fill('Switzerland');
    await page.getByLabel('Notice Period').selectOption('immediately');
    await page.getByLabel('Resume/CV').setInputFiles({
      ...pdf('ada.pdf'),
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page).toHaveURL(/\/api\/intake\/received\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a brief with an impossible address is offered again with its values', async ({ page }) => {
    await page.goto('/employers');
    await page.getByLabel('Company', { exact: true }).fill('Example Avionics');
    await page.getByLabel('Role Title').fill('Engineer');
    await page.getByLabel('Location/Remote').fill('Hamburg');
    await page.getByLabel('Employment Type').selectOption('Permanent');
    await page.getByLabel('Must-haves').fill('DO-178C');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('Retained');
    await page.getByLabel('Your Name').fill('Jo');
    // The browser lets an address without a dot pass; our rules do not.
    await page.getByLabel('Your Email').fill('jo@localhost');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Brief' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[name="roleTitle"]')).toHaveValue('Engineer');
  });
});
