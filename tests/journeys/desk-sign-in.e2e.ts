import { addAuthenticator, join, startDesk } from '../support/desk-browser.ts';
import { expect, test } from '../support/site.ts';

// Refusals that the journeys provoke.
test.use({ expectedErrors: /status of (401|403|404|410)/ });

let desk: Awaited<ReturnType<typeof startDesk>>;

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());

test('the first administrator joins', async ({ page }) => {
  await addAuthenticator(page);
  await join(page, await desk.firstLink(), { name: 'Ada Keller' });
  await expect(page).toHaveURL(`${desk.url}/desk`);
});
