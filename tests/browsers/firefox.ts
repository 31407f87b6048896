import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './tab.ts';

const program = '/usr/bin/firefox-esr';

/** Firefox speaks WebDriver BiDi itself, without a driver program in between. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    existsSync(program) ? undefined : 'Firefox is not installed: apt-get install firefox-esr',
  async launch() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
    });
    const page = await browser.newPage();
    return {
      tab: tabOf(page),
      version: await browser.version(),
      close: () => browser.close(),
    };
  },
};

function tabOf(page: Page): Tab {
  const find = async (selector: string) => {
    const element = await page.waitForSelector(selector, { timeout: 45_000 });
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return {
    open: async (url) => {
      // A page that is still loading would end the wait for the next one by its own event.
      await page.waitForFunction('document.readyState === "complete"');
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    click: async (selector) => {
      const element = await find(selector);
      await element.scrollIntoView();
      await element.click();
    },
    fill: async (selector, text) => {
      const element = await find(selector);
      await element.evaluate((input) => (input as HTMLInputElement).select());
      await element.type(text);
    },
    choose: async (selector, value) => {
      await find(selector);
      await page.select(selector, value);
    },
    press: async (key) => {
      if (key !== 'Control+k') return page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
    },
    upload: async (selector, file) => {
      const input = await find(selector);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)!.uploadFile(file);
    },
    setCookie: async ({ name, value, url }) => {
      const { hostname } = new URL(url);
      await page.browserContext().setCookie({ name, value, domain: hostname, path: '/' });
    },
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  };
}
