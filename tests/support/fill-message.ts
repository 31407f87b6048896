import type { Page } from '@playwright/test';

/** A whole message on the contact page. */
export async function fillMessage(page: Page) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Keller');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Do you place part-time roles?');
}
