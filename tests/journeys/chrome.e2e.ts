import { expectRestBelowHeader } from '../support/rest-below-header.ts';
import { expect, hydrated, test } from '../support/site.ts';

const entries = [
  ['Home', '/'],
  ['About', '/about'],
  ['Industries', '/industries'],
  ['Expertise', '/expertise'],
  ['Employers', '/employers'],
  ['Vacancies', '/vacancies'],
  ['Industry Intelligence', '/industry-intelligence'],
  ['Register', '/candidate-registration'],
  ['Contact', '/contact'],
] as const;

const footerLinks = [
  'Home',
  'About',
  'Industries',
  'Expertise',
  'Employers',
  'Vacancies',
  'Register',
  'Contact',
  'Privacy Policy',
  'Cookie Policy',
  'Your Data Rights',
  'Terms of Use',
  'Company Information',
  'Accessibility',
  'Cookie Preferences',
];

const editions = ['English', 'Deutsch (Deutschland)', 'Deutsch (Schweiz)', 'Deutsch (Österreich)'];

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the navigation leads to all nine pages and marks the one that is open', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(entries.map(([name]) => name));
    for (const [name, path] of entries) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(navigation.locator('[aria-current="page"]')).toHaveText(name);
    }
  });

  test('the footer has its fifteen links, and the four editions', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText([...footerLinks, ...editions]);
  });

  test('the header shrinks once the page has moved 20 px', async ({ page }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-shrunk');
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(header).not.toHaveAttribute('data-shrunk');
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(header).toHaveAttribute('data-shrunk', 'true');
  });

  test('a new page starts at its top and going back returns to the place', async ({ page }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('an anchor comes to rest below the header, on arrival and when it changes', async ({
    page,
  }) => {
    await page.goto('/privacy-policy#your-rights');
    await hydrated(page);
    await expectRestBelowHeader(page, page.locator('#your-rights'));
    await page.getByRole('link', { name: 'Complaints', exact: true }).click();
    await expectRestBelowHeader(page, page.locator('#complaints'));
  });

  test('an anchor is reached although the page is still moving', async ({ page }) => {
    await page.goto('/employers');
    await hydrated(page);
    await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('scroll')), 1));
    await page.getByRole('button', { name: 'Compare models' }).click();
    await expectRestBelowHeader(page, page.locator('#comparison'));
  });

  test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was not laid out at first is, once the page has come to life', async ({ page }) => {
    await page.goto('/employers');
    await hydrated(page);
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
    await page.locator('#comparison').evaluate((section) => section.scrollIntoView());
    const place = await page.evaluate(() => window.scrollY);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expectRestBelowHeader(page, page.locator('#comparison'));
  });

  test('a place far down is reached, whatever above it has been laid out', async ({ page }) => {
    await page.goto('/employers');
    await page.getByRole('link', { name: /Learn More.*Talent Intel Lite/ }).click();
    await expectRestBelowHeader(page, page.locator('#intel'));
  });

  test('End leads to the end before the page has come to life', async ({ page }) => {
    // Scripts that never come.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/industries');
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'auto');
    await page.keyboard.press('End');
    const left = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(left).toBeLessThan(2);
  });

  test('the menu opens and closes by keyboard, outside click and navigation', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(menu).toBeVisible();
    // Below the menu, which is longer than a small screen.
    await page.setViewportSize({ width: 390, height: 1100 });
    await page.mouse.click(200, 1080);
    await expect(menu).toBeHidden();

    await open.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('link', { name: 'Industries' }).click();
    await expect(page).toHaveURL('/industries');
    await expect(menu).toBeHidden();
  });

  test('a menu opened before any script has come stays open', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    release();
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('the menu also holds the two intake links of the home page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Shortlist Sprint, 2 weeks' })).toHaveAttribute(
      'href',
      '/employers#sprint-intake',
    );
    await expect(page.getByRole('link', { name: 'Talent Intel Lite, €990' })).toHaveAttribute(
      'href',
      '/employers#intel-intake',
    );
  });
});

test.describe('the theme', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

  test('follows the system until one is chosen, by keyboard, and is remembered', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    expect(dark).not.toBe(light);

    await page.getByRole('radio', { name: 'Match system' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await paper()).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

    await page.reload();
    expect(await paper()).toBe(light);
    await hydrated(page);
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.getByRole('radio', { name: 'Match system' }).check();
    expect(await paper()).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('a chosen theme is set before the page is painted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('is not remembered by a visitor who declined functional storage', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cookiePreferences', JSON.stringify({ functional: false })),
    );
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('each choice explains itself with a tooltip that Escape dismisses', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const tooltip = page.getByRole('tooltip', { name: 'Dark' });
    await expect(tooltip).toBeHidden();
    await page.getByRole('radio', { name: 'Dark' }).hover();
    await expect(tooltip).toBeVisible();
    await page.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });
});
