import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

let marks = 0;

/**
 * The selector of what is operated under this name, as a person reads it: its label, or the text on
 * it. The last one of those in sight, which is that of a dialog.
 */
export async function control(tab: Tab, name: string, within = 'body'): Promise<string> {
  const mark = `control-${(marks += 1)}`;
  const mayBe = `${within} :is(button, a, input, select, textarea, summary)`;
  const find = `(() => {
    // Without keys that are named beside the words.
    const textOf = (one) => {
      const hints = [...one.querySelectorAll('kbd')].map((hint) => hint.innerText);
      return hints.reduce((text, hint) => text.replace(hint, ''), one.innerText);
    };
    const nameOf = (one) =>
      one.getAttribute('aria-label') ??
      ([...(one.labels ?? [])].map((label) => label.innerText).join(' ') || textOf(one));
    const found = [...document.querySelectorAll(${JSON.stringify(mayBe)})]
      .filter((one) => one.getClientRects().length > 0 && !one.disabled)
      .filter((one) => nameOf(one).trim() === ${JSON.stringify(name)})
      .at(-1);
    found?.setAttribute('data-control', ${JSON.stringify(mark)});
    return found !== undefined;
  })()`;
  await expect.poll(() => tab.read<boolean>(find), { message: name }).toBe(true);
  return `[data-control="${mark}"]`;
}

/** Presses a button or link by its name. */
export async function press(tab: Tab, name: string, within?: string) {
  await tab.click(await control(tab, name, within));
}
