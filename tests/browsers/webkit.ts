import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { until as eventually } from '#tests/support/machine/until.ts';
import type { Engine, Tab } from './tab.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const waitMs = 15_000;

/** WebKitGTK through its own driver, on a virtual display: it has no headless mode. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () =>
    existsSync(driverProgram) && existsSync('/usr/bin/Xvfb') && browserProgram()
      ? undefined
      : 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb',
  async launch() {
    const port = await portToKeep();
    const display = await startDisplay();
    const service = spawn(driverProgram, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const server = `http://127.0.0.1:${port}`;
    await eventually(
      () =>
        fetch(`${server}/status`).then(
          () => true,
          () => false,
        ),
      'the driver answers',
    );
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browserProgram(), args: ['--automation'] },
        }),
      )
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    return {
      tab: tabOf(driver),
      version,
      close: async () => {
        await driver.quit().catch(() => {});
        service.kill();
        display.stop();
      },
    };
  },
};

function keyOf(key: Parameters<Tab['press']>[0]): string {
  if (key === 'Control+k') return Key.chord(Key.CONTROL, 'k');
  return key.length === 1 ? key : Key[key.toUpperCase() as 'ENTER'];
}

function browserProgram(): string | undefined {
  const library = '/usr/lib';
  return readdirSync(library)
    .map((folder) => path.join(library, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => child.kill() };
}

function tabOf(driver: WebDriver): Tab {
  /** In view at once: the driver refuses to act on an element that is still being scrolled to. */
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), waitMs);
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    return element;
  };
  return {
    open: (url) => driver.get(url),
    click: async (selector) => {
      await (await find(selector)).click();
    },
    fill: async (selector, text) => {
      const element = await find(selector);
      // Typed over: React does not hear of what the driver clears.
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', element);
      await element.sendKeys(text);
    },
    choose: async (selector, value) => {
      await find(selector);
      await (await find(`${selector} option[value=${JSON.stringify(value)}]`)).click();
    },
    press: async (key) => {
      await driver.switchTo().activeElement().sendKeys(keyOf(key));
    },
    upload: async (selector, file) => void (await (await find(selector)).sendKeys(file)),
    setCookie: async ({ name, value }) => {
      await driver.manage().addCookie({ name, value, path: '/' });
    },
    read: async <T>(expression: string) => {
      const script = `return (${expression})`;
      // The driver fails while a page gives way to the next one.
      return driver
        .executeScript<T>(script)
        .catch(() => driver.sleep(500).then(() => driver.executeScript<T>(script)));
    },
  };
}
