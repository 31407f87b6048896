/** Working through what came in, at the keyboard and with a colleague. */
import type { Page } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { storeMarked, storeMessages } from '#tests/factories/inbox.ts';
import { test } from '#tests/support/desk/filled-desk.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';

const groups = {
  Tulip: 50,
  Acacia: 3,
  Birch: 9,
  Cedar: 9,
  Daisy: 3,
  Elder: 6,
  Fennel: 3,
  Ginger: 3,
  Hazelnut: 4,
};

// One worker: another would start a server and fill a store of its own.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      for (const [group, count] of Object.entries(groups)) await storeMessages(db, group, count);
      await storeMarked(db);
    },
  },
});

const rows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-id]');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const panel = (page: Page) => page.getByRole('article');

test('fifty submissions are closed with two keys each', inTestAll, async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=tulip`);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  for (let done = 0; done < 50; done += 1) {
    await page.keyboard.press('e');
    await page.keyboard.press('e');
  }
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect
    .poll(async () => (await desk.ask<Inbox>('/inbox?state=closed&q=tulip')).total)
    .toBe(50);
});

test('keys move, open, select, search and explain themselves', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=birch`);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Birch Bravo')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Birch Alpha' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel(page).getByRole('heading', { name: 'Birch Bravo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(rowOf(page, 'Birch Bravo')).toBeFocused();
  await page.keyboard.press('x');
  await expect(rowOf(page, 'Birch Bravo')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Birch Bravo')).toHaveAttribute('aria-selected', 'false');

  await page.keyboard.press('/');
  await page.keyboard.type('birch golf');
  await expect(rows(page)).toHaveCount(1);
  // Letters are text while somebody types.
  await expect(page.getByLabel('Search')).toHaveValue('birch golf');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await rows(page).first().focus();
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
});

test(
  'what is open when it leaves the list keeps the focus, and the next key passes none',
  inTestAll,
  async ({ desk, page }) => {
    await page.goto(`${desk.url}/desk/inbox?state=new&q=hazelnut`);
    await expect(rows(page)).toHaveCount(4);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const heading = (name: string) => panel(page).getByRole('heading', { name });
    await expect(heading('Hazelnut Bravo')).toBeFocused();
    await page.keyboard.press('j');
    await expect(rowOf(page, 'Hazelnut Charlie')).toBeFocused();
    await page.keyboard.press('s');
    await page.keyboard.press('2');
    await expect(rows(page)).toHaveCount(3);
    await expect(heading('Hazelnut Charlie')).toBeFocused();
    await expect(page.locator('[data-id][aria-current]')).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(rowOf(page, 'Hazelnut Delta')).toBeFocused();
    await expect(heading('Hazelnut Delta')).toBeVisible();
    await page.keyboard.press('k');
    await expect(rowOf(page, 'Hazelnut Bravo')).toBeFocused();
    await expect(heading('Hazelnut Bravo')).toBeVisible();
    // The tabs count what the search finds in each state.
    const { found } = await desk.ask<Inbox>('/inbox?q=hazelnut');
    expect(found).toMatchObject({ new: 3, 'in-work': 1 });
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('link', { name: 'New 3' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'In progress 1' })).toBeVisible();
    const { mine, unassigned } = found!;
    await expect(page.getByRole('link', { name: `Mine ${mine}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Unassigned ${unassigned}` })).toBeVisible();
  },
);

test('a view is shared by its address', async ({ desk, page, other }) => {
  await page.goto(`${desk.url}/desk/inbox`);
  // What arrives with the list moves the button, even between press and release.
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type').selectOption('Message');
  await page.getByLabel('Search').fill('cedar');
  await page.getByLabel('Order').selectOption('Due soonest');
  await expect(rows(page)).toHaveCount(9);
  await expect(page).toHaveURL(/kind=contact-message.*q=cedar|q=cedar.*kind=contact-message/);
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(9);
  await expect(other.getByLabel('Type')).toHaveValue('contact-message');
  await expect(other.getByLabel('Search')).toHaveValue('cedar');
  await other.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows(other)).not.toHaveCount(9);
});

test('selected ones are closed together, and one key undoes it', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=cedar`);
  await expect(rows(page)).toHaveCount(9);
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Selected submissions' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Assign to me' }).click();
  await expect(rows(page).filter({ hasText: 'Ada Keller' })).toHaveCount(3);
  for (const key of ['Home', 'x', 'j', 'x', 'e', 'e']) {
    if (key === 'Home') await rows(page).first().focus();
    await page.keyboard.press(key);
  }
  await expect(rows(page)).toHaveCount(7);
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(9);
  await page.keyboard.press('u');
  await expect(rows(page).filter({ hasText: 'Ada Keller' })).toHaveCount(0);
  await expect
    .poll(async () => (await desk.ask<Inbox>('/inbox?state=new&owner=none&q=cedar')).total)
    .toBe(9);
});

test('state, owner, due time and notes are kept with their history', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=daisy`);
  await rowOf(page, 'Daisy Charlie').click();
  const opened = panel(page);
  await opened.getByLabel('Owner').selectOption('Ben Ortiz');
  await expect(opened.getByLabel('Status')).toHaveValue('in-work');
  await opened.getByLabel('Due').fill('2031-05-06T09:30');
  await opened.getByLabel('Due').press('Enter');
  await opened.getByLabel('Write a note').fill('Called, free from March.');
  await opened.getByLabel('Write a note').press('Control+Enter');
  await expect(opened.getByLabel('Write a note')).toHaveValue('');
  await page.reload();
  await expect(opened.getByText('Called, free from March.')).toBeVisible();
  await expect(opened.getByLabel('Due')).toHaveValue('2031-05-06T09:30');
  await expect(opened.getByLabel('Owner')).toHaveValue(desk.people.ben.person.id);
  const history = opened.getByRole('region', { name: 'History' });
  await history.getByRole('heading').click();
  await expect(history.getByText('Ada Keller').first()).toBeVisible();
});

test(
  'a colleague’s change and presence appear without a reload',
  inTestAll,
  async ({ desk, page, other }) => {
    await page.goto(`${desk.url}/desk/inbox?q=elder`);
    await expect(rows(page)).toHaveCount(6);
    await other.goto(`${desk.url}/desk/inbox?q=elder`);
    await rowOf(other, 'Elder Echo').click();
    await rowOf(page, 'Elder Echo').click();
    await expect(panel(page).getByText('Also looking at this: Ben Ortiz')).toBeVisible();
    await panel(other).getByLabel('Status').selectOption('Answered');
    await expect(panel(page).getByLabel('Status')).toHaveValue('answered');
    await expect(rows(page)).toHaveCount(5);
    await panel(other).getByLabel('Write a note').fill('Mine.');
    await panel(other).getByRole('button', { name: 'Save note' }).click();
    await expect(panel(page).getByText('Mine.')).toBeVisible();
    await other.goto('about:blank');
  },
);

for (const { decision, state, name } of [
  { decision: 'Apply mine', state: 'closed', name: 'Fennel Alpha' },
  { decision: 'Keep theirs', state: 'answered', name: 'Fennel Bravo' },
]) {
  test(`a stale change shows both versions: ${decision}`, async ({ desk, page, other }) => {
    // Ada's page does not hear of Ben's change.
    await page.route('**/api/desk/events', (route) => route.fulfill({ status: 204, body: '' }));
    await page.goto(`${desk.url}/desk/inbox?q=fennel`);
    await expect(rowOf(page, name)).toBeVisible();
    await other.goto(`${desk.url}/desk/inbox?q=fennel`);
    await rowOf(other, name).click();
    await panel(other).getByLabel('Status').selectOption('Answered');
    await expect
      .poll(async () => (await desk.ask<Inbox>(`/inbox?state=answered&q=${name}`)).total)
      .toBe(1);
    await rowOf(page, name).focus();
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this' });
    await expect(dialog.getByText('Status: Closed')).toBeVisible();
    await expect(dialog.getByText('Status: Answered')).toBeVisible();
    await dialog.getByRole('button', { name: decision, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await desk.ask<Inbox>(`/inbox?state=${state}&q=${name}`)).total)
      .toBe(1);
  });
}

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a change is sent when the connection is back, and a note stays typed', async ({
    desk,
    page,
    context,
  }) => {
    await page.goto(`${desk.url}/desk/inbox?q=acacia`);
    await rowOf(page, 'Acacia Alpha').click();
    await expect(panel(page).getByRole('heading', { name: 'Acacia Alpha' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await panel(page).getByLabel('Status').selectOption('Closed');
    await page.getByRole('button', { name: 'Close without an answer' }).click();
    await expect(panel(page).getByLabel('Status')).toHaveValue('closed');
    await panel(page).getByLabel('Write a note').fill('Typed in a tunnel.');
    await panel(page).getByLabel('Write a note').press('Control+Enter');
    await expect(panel(page).getByText('The note was not saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(panel(page).getByLabel('Write a note')).toHaveValue('Typed in a tunnel.');
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expect
      .poll(async () => (await desk.ask<Inbox>('/inbox?state=closed&q=acacia')).total)
      .toBe(1);
    await expect(rows(page)).toHaveCount(2);
    await panel(page).getByRole('button', { name: 'Save note' }).click();
    await expect(panel(page).getByLabel('Write a note')).toHaveValue('');
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'a submission has a screen of its own, and the list keeps its place',
    inTestAll,
    async ({ desk, page }) => {
      await page.goto(`${desk.url}/desk/inbox?q=ginger`);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Closed' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('link', { name: 'Unassigned' }).click();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('link', { name: 'Unassigned' })).toBeVisible();
      await rowOf(page, 'Ginger Alpha').tap();
      await expect(panel(page).getByRole('heading', { name: 'Ginger Alpha' })).toBeInViewport();
      await panel(page).getByLabel('Status').selectOption('Answered');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole('link', { name: 'Close panel' }).click();
      await expect(rowOf(page, 'Ginger Alpha')).toHaveCount(0);
      await expect(rowOf(page, 'Ginger Bravo')).toBeInViewport();
      await expect(page).toHaveURL(/owner=none/);
    },
  );
});

test('marked submissions say what sets them apart', inTestAll, async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?state=all`);
  await expect(rowOf(page, 'Hazel Gone')).toBeVisible();
  for (const width of [768, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const beyond = () => page.getByRole('rowgroup').last().evaluate(widthBeyondItsBox);
    await expect.poll(beyond, `the columns at ${width} px`).toBeLessThanOrEqual(0);
  }
  await rowOf(page, 'Hazel Gone').click();
  await expect(panel(page).getByText('Do not take it further.')).toBeVisible();
  await rowOf(page, 'Hazel Made-up').click();
  await expect(panel(page).getByText('Sample', { exact: true })).toBeVisible();
  await rowOf(page, 'Erasure requested').click();
  await expect(panel(page).getByText('The sender asked for erasure.')).toBeVisible();
  await expect(page.getByText('Hazel Hidden')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: 'Spam' }).click();
  await rowOf(page, 'Hazel Spam').click();
  await expect(panel(page).getByText('A field that people do not see')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard this submission?' });
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await panel(page).getByRole('button', { name: 'Release' }).click();
  await expect(rowOf(page, 'Hazel Spam')).toHaveCount(0);
  await expect(panel(page).getByText('A field that people do not see')).toBeHidden();
});

function widthBeyondItsBox({ scrollWidth, clientWidth }: Element): number {
  return scrollWidth - clientWidth;
}
