import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { aDocument } from '#tests/support/browser/fill-form.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { fillForm } from './fill-form.ts';
import { shows } from './shows.ts';
import type { Tab } from './tab.ts';

/** Fills in the form of the page and sends it with a file. */
export async function send(tab: Tab, kind: SubmissionKind, success: string) {
  await tab.read(`document.querySelector('form#${kind}').scrollIntoView()`);
  await hydrated(tab, `form#${kind}`);
  await fillForm(tab, kind, aDocumentFile());
  await tab.click(`form#${kind} button[type="submit"]`);
  await shows(tab, success);
}

export async function hydrated(tab: Tab, selector: string) {
  const inIsland = `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => { const island = one.closest('astro-island'); return island && !island.hasAttribute('ssr'); })`;
  await expect.poll(() => tab.read<boolean>(inIsland)).toBe(true);
}

export function aDocumentFile(): string {
  const { name, buffer } = aDocument();
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, buffer);
  return file;
}
