import { expect } from '@playwright/test';
import { test } from '#tests/support/desk/filled-desk.ts';
import { programClient } from '#tests/support/server/program-client.ts';

test('an administrator makes a key, another system uses it until it is revoked', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/desk/people`);
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('textbox', { name: 'Name of the system' }).fill('Personio');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const key = await page.getByRole('textbox', { name: 'Key of Personio' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const ask = programClient(desk.url, key);
  expect((await ask('GET', '/vacancies')).status).toBe(200);
  expect((await ask('GET', '/submissions')).status).toBe(403);
  await page.getByRole('button', { name: 'Revoke the key of Personio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Personio has no key any more.')).toBeVisible();
  expect((await ask('GET', '/vacancies')).status).toBe(401);
});
