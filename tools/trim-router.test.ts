import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['site/root.tsx', ...globSync('site/routes/*.tsx')].filter(isPublished))(
  '%s has a loader and none for the browser, as the trimmed router takes for granted',
  (file) => {
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(/^export (async )?function loader\(/m);
    expect(source).not.toMatch(/clientLoader|HydrateFallback/);
  },
);

/** The gallery exists in development only, where nothing is trimmed. */
function isPublished(file: string): boolean {
  return !file.endsWith('gallery.tsx');
}
