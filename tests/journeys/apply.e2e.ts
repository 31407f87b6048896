/** From a role to the contact form: what 'Apply Now' carries along and what it leaves behind. */
import { fillIn } from '#words/fill-in.ts';
import { forEachEdition, englishAtEachRun } from '#tests/support/browser/editions.ts';
import { formAt } from '#tests/support/browser/form-places.ts';
import { expect, live, test } from '#tests/support/browser/site.ts';

forEachEdition(englishAtEachRun, ({ path, words }) => {
  const { card } = words.vacancies;
  const { application, labels } = words.forms['contact-message'];

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('Apply Now lands at the form, which names the role and asks for a CV', async ({
        page,
      }) => {
        await page.goto(path('vacancies'));
        const apply = page.getByRole('link', { name: card.apply }).first();
        const address = new URL((await apply.getAttribute('href')) ?? '', page.url());
        const subject = address.searchParams.get('subject') ?? '';
        expect(subject).toMatch(new RegExp(`^${application.subjectPrefix}.+ - .+$`));
        await expect(apply).toHaveAccessibleDescription(new RegExp(card.applyDoes));
        await apply.click();
        await expect(page).toHaveURL(address.href);

        const role = subject.slice(application.subjectPrefix.length);
        await expect(page.getByText(fillIn(application.heading, { role }))).toBeInViewport();
        const form = formAt(page, 'contact-message');
        await expect(form.locator('[name="firstName"]')).toBeInViewport({ ratio: 1 });
        await expect(form.getByLabel(application.file)).toHaveCount(1);
        await expect(form.getByText(labels.requirements_document)).toHaveCount(0);
        await expect(form.locator('[name="subject"]')).toHaveValue(subject);
        const slug = address.searchParams.get('vacancy') ?? '';
        await expect(form.locator('[name="ng_vacancy"]')).toHaveValue(slug);
        const proper = page.getByRole('main').getByRole('link', { name: application.link });
        await proper.click();
        await expect(page).toHaveURL(new RegExp(`/${slug}#apply$`));
      });
    });
  }

  test('Contact in the navigation starts without the subject of Apply Now', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path('vacancies'));
    await page.getByRole('link', { name: card.apply }).first().click();
    const form = formAt(page, 'contact-message');
    await live(page, 'form#contact-message');
    await expect(form.locator('[name="subject"]')).not.toHaveValue('');
    await form.locator('[name="firstName"]').fill('Ada');

    const menu = page.getByRole('navigation', { name: words.navigation.label });
    await menu.getByRole('link', { name: words.navigation.contact, exact: true }).click();
    await expect(page).toHaveURL(path('contact'));
    await live(page, 'form#contact-message');
    await expect(form.locator('[name="subject"]')).toHaveValue('');
    await expect(form.locator('[name="firstName"]')).toHaveValue('');
    await expect(form.getByText(labels.requirements_document).first()).toBeVisible();
  });

  test('on a phone the notice of a refused application leaves its button free', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path('vacancies'));
    await page.getByRole('button', { name: card.submit }).first().click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.locator('button[type=submit]');
    await submit.click();
    await expect(dialog.getByText(words.forms.shell.requiredTitle)).toBeVisible();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const isFree = await submit.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree).toBe(true);
  });

  test('Submit Application has the emphasis, Apply Now has not', async ({ page }) => {
    await page.goto(path('vacancies'));
    await live(page, '#filter-form');
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first();
    const fill = (name: string) =>
      first
        .locator('a, button')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const signal = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('span'));
      sample.style.backgroundColor = 'var(--color-signal)';
      return getComputedStyle(sample).backgroundColor;
    });
    expect(await fill(card.submit)).toBe(signal);
    expect(await fill(card.apply)).not.toBe(signal);
  });
});
