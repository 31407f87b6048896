import type { Page } from '@playwright/test';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { messagesFor } from '#words/messages.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, live, inTestAll, test } from '#tests/support/browser/site.ts';

const catalogue = sampleContent();

/** What differs by edition: 15 to 25% of the salary, and a public holiday of the country. */
const cases: Partial<
  Record<Locale, { salary: string; fee: string; country: string; holidays: string[] }>
> = {
  'en-GB': {
    salary: '80,000',
    fee: '£12,000 to £20,000',
    country: 'United Kingdom',
    holidays: ['12-25', '12-26', '01-01'],
  },
  'de-DE': {
    salary: '80.000',
    fee: '12.000 € bis 20.000 €',
    country: 'Deutschland',
    holidays: ['10-03', '12-25', '12-26'],
  },
  'de-CH': {
    salary: "140'000",
    fee: "CHF 21'000 bis CHF 35'000",
    country: 'Schweiz, Zürich',
    holidays: ['08-01', '12-25', '01-01'],
  },
  'de-AT': {
    salary: '80.000',
    fee: '€ 12.000 bis € 20.000',
    country: 'Österreich',
    holidays: ['10-26', '12-08', '08-15'],
  },
};

const recommended = (page: Page) => page.locator('.plan-option').first();

for (const { tag: locale, prefix } of catalogue.firm.editions) {
  const base = prefix && `/${prefix}`;
  const messages = catalogue.quote(messagesFor(catalogue.firm, locale), locale);
  const { plan: words, forms } = messages;
  const copy = catalogue.page('employers', locale);
  const labels = forms['employer-brief'].labels;
  const { salary, fee, country, holidays } = cases[locale]!;
  /** Where only the words differ. */
  const repeated = locale === 'en-GB' ? {} : inTestAll;

  const ask = async (page: Page, label: string) => {
    await page.goto(`${base}/employers`);
    await page.getByLabel(label).check();
    await page.getByLabel(copy.guidance.salary).fill(salary);
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${base}/employers/plan\\?`));
  };

  test.describe(`the plan in ${locale}`, () => {
    test('states the fee in the salary’s currency', async ({ page }) => {
      await ask(page, words.form.urgency.open);
      await expect(recommended(page).getByRole('heading', { level: 3 })).toHaveText('Contingency');
      const text = (await recommended(page).innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
      expect(text).toContain(fee);
    });

    test('leaves out a public holiday of the country', async ({ page }) => {
      const holiday = nextOnWeekday(holidays);
      const query = new URLSearchParams({ urgency: 'urgent', order: addDays(holiday, -2) });
      await page.goto(`${base}/employers/plan?${query}`);
      await expect(recommended(page)).toContainText(dayText(holiday, locale));
      const dates = await recommended(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(dates).toHaveLength(4);
      expect(dates).not.toContain(holiday);
    });

    test('changes in place and keeps its address', repeated, async ({ page }) => {
      await page.goto(`${base}/employers/plan`);
      await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
      await page.getByLabel(words.form.urgency.urgent).check();
      await expect(recommended(page).getByRole('heading', { level: 3 })).toHaveText(
        'Shortlist Sprint',
      );
      await expect(page).toHaveURL(/urgency=urgent/);
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes');
      await page.reload();
      await expect(recommended(page).getByRole('heading', { level: 3 })).toHaveText(
        'Shortlist Sprint',
      );
    });

    test('fills in the brief', repeated, async ({ page }) => {
      await ask(page, words.form.urgency.urgent);
      await page.getByRole('link', { name: words.answer.send }).click();
      await live(page, 'form');
      await expectPlanIn(page);
      // What is written stays when the page is loaded again.
      await page.getByLabel(labels.location).fill('Remote');
      await page.getByLabel(labels.mustHaves).press('ControlOrMeta+End');
      await page.getByLabel(labels.mustHaves).pressSequentially('DO-178C');
      await page.reload();
      await live(page, 'form');
      await expect(page.getByLabel(labels.location)).toHaveValue('Remote');
      await expect(page.getByLabel(labels.mustHaves)).toHaveValue(
        new RegExp(`${words.brief.own}\\nDO-178C$`),
      );
    });
  });

  test.describe(`the plan in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('answers, fills in the brief and is sent with it', repeated, async ({ page }) => {
      await ask(page, words.form.urgency.urgent);
      await expect(page.getByRole('button', { name: words.answer.print })).toBeHidden();
      await page.getByRole('link', { name: words.answer.send }).click();
      await expectPlanIn(page);
      await page.getByLabel(labels.company, { exact: true }).fill('Example Avionics');
      await page.getByLabel(labels.roleTitle).fill('Compliance Engineer');
      await page.getByLabel(labels.yourName).fill('Jo Brandt');
      await page.getByLabel(labels.yourEmail).fill('jo@example.com');
      await page.locator('[name=consent]').check();
      await page.getByRole('button', { name: forms['employer-brief'].submit }).click();
      await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
    });
  });

  async function expectPlanIn(page: Page) {
    await expect(page).toHaveURL(new RegExp(`${base}/employers/brief\\?`));
    await expect(page.locator('[name=model]')).toHaveValue('Shortlist Sprint');
    await expect(page.getByLabel(labels.location)).toHaveValue(country);
    await expect(page.getByLabel(labels.salaryRange)).toHaveValue(/\d/);
    await expect(page.getByLabel(labels.mustHaves)).toHaveValue(
      new RegExp(`- ${words.form.urgency.urgent}[^]*\\n${words.brief.own}\\n$`),
    );
  }
}

for (const address of ['/employers/plan?urgency=urgent', '/de/employers/brief']) {
  test(`${address} has no fault that axe finds`, inTestAll, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
  });
}

for (const address of [
  '/employers/plan?urgency=urgent&salary=90000&currency=GBP&hires=3&start=2027-04-01',
  '/de/employers/plan?urgency=urgent&salary=95000&start=2027-04-01',
  // Moved by holidays, for several hires: the longest.
  '/de/employers/plan?urgency=urgent&salary=95000&start=2027-06-01&hires=3&order=2027-01-01',
  '/de-ch/employers/plan?market=unknown&level=senior&confidential=on&salary=140000&canton=ZH',
  '/de-ch/employers/plan?hires=999&order=2020-01-01&salary=abc',
  '/de-at/employers/plan?urgency=urgent&market=unknown&salary=90000&hires=3',
]) {
  test(`${address} is printed on one page`, inTestAll, async ({ page }) => {
    await page.goto(address);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
}

test('the comparison opens from its link on a phone', inTestAll, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/employers');
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('link', { name: 'Compare models' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

for (const address of ['/employers', '/de/employers', '/de-ch/employers', '/de-at/employers']) {
  test(`${address} reaches the form within eight phone screens`, inTestAll, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.locator('a[href="#brief"]').first()).toBeInViewport();
    const top = await page.locator('#brief').evaluate(
      // Sections below the fold have an estimated height until they are laid out.
      (anchor) => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) window.scrollTo(0, y);
        return anchor.getBoundingClientRect().top + window.scrollY;
      },
    );
    expect(top / 844).toBeLessThanOrEqual(8);
  });
}

test('a brief saved for later opens in another browser and can be deleted', async ({
  page,
  browser,
}) => {
  await page.goto('/employers/brief');
  await live(page, 'form');
  await page.getByLabel('Company', { exact: true }).fill('Example Avionics');
  await page.getByLabel('Must-haves').fill('DO-178C');
  await page.getByRole('button', { name: 'Save and finish later' }).click();
  const link = await page.getByLabel('Private link').inputValue();
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await live(elsewhere, 'form');
  await expect(elsewhere.getByLabel('Company', { exact: true })).toHaveValue('Example Avionics');
  await elsewhere.getByLabel('Role Title').fill('Compliance Engineer');
  await elsewhere.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await page.request.get(link)).text())
    .toContain('Compliance Engineer');
  await elsewhere.getByRole('button', { name: 'Delete saved brief' }).click();
  await expect(elsewhere.getByText('The saved brief is deleted.')).toBeVisible();
  const gone = await elsewhere.goto(link);
  expect(gone?.status()).toBe(410);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'This draft is no longer available' }),
  ).toBeVisible();
  await expect(elsewhere.getByText('kept for 7 days')).not.toHaveCount(0);
  await elsewhere.getByRole('link', { name: 'Start a new brief' }).click();
  await expect(elsewhere.getByLabel('Company')).toBeInViewport();
  await elsewhere.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an incomplete brief is saved, found again and deleted', inTestAll, async ({ page }) => {
    await page.goto('/de/employers/brief');
    await page.locator('[name=mustHaves]').fill('DO-178C');
    await page.getByRole('button', { name: 'Speichern und später fortsetzen' }).click();
    await expect(page).toHaveURL(/\/de\/employers\/brief\/[\w-]{32}$/);
    await expect(page.locator('[name=mustHaves]')).toHaveValue('DO-178C');
    await page.getByRole('button', { name: 'Gespeicherte Anfrage löschen' }).click();
    await expect(page).toHaveURL('/de/employers/brief');
    await expect(page.locator('[name=mustHaves]')).toHaveValue('');
  });
});

test('a similar role starts from the brief that was sent', inTestAll, async ({ page }) => {
  await page.goto('/employers#sprint-intake');
  await live(page, 'form');
  await page.getByLabel('Company', { exact: true }).fill('Example Avionics');
  await page.getByLabel('Role Title').fill('Compliance Engineer');
  await page.getByLabel('Location/Remote').fill('Hamburg');
  await page.getByLabel('Employment Type').selectOption('Permanent');
  await page.getByLabel('Must-haves').fill('DO-178C');
  await page.getByLabel('Your Name').fill('Jo Brandt');
  await page.getByLabel('Your Email').fill('jo@example.com');
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send Brief' }).click();
  await page.getByRole('button', { name: 'Send a similar role' }).click();
  await expect(page.getByLabel('Role Title')).toBeFocused();
  await expect(page.getByLabel('Role Title')).toHaveValue('');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Example Avionics');
  await expect(page.getByLabel('Your Email')).toHaveValue('jo@example.com');
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('Shortlist Sprint');
  await expect(page.locator('[name=consent]')).not.toBeChecked();
});

/** The next of some days of the year that is a weekday, and far enough ahead for an order. */
function nextOnWeekday(daysOfYear: string[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1]
    .flatMap((each) => daysOfYear.map((day) => `${each}-${day}`))
    .filter((day) => day > addDays(today, 5))
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .toSorted()[0];
  if (!found) throw new Error('No such day falls on a weekday. Add another public holiday.');
  return found;
}

function dayText(isoDay: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDay));
}
