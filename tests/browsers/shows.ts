import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** A page that is on its way has no body yet, and an error would end the poll. */
export async function shows(tab: Tab, text: string) {
  await expect.poll(() => tab.read<string>('document.body?.innerText ?? ""')).toContain(text);
}
