import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const declaration = /^export (?:async )?(?:function|const|let|class|type|interface) (\w+)/gm;

/** Each language has the same names in a file of its own; pages answer by names that Astro gives. */
const repeating = /^words\/|^site\/pages\/|\.test\.tsx?$|\.e2e\.ts$|\.config\.ts$/;
const sources = '{content,contract,desk,domain,server,site,ui}/**/*.{ts,tsx}';

test('no exported name stands for two things', () => {
  const files = globSync(sources).filter((file) => !repeating.test(file));
  const declared = Map.groupBy(
    files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(declaration), ([, name]) => ({ name, file })),
    ),
    ({ name }) => name,
  );
  const twice = [...declared]
    .map(([name, places]) => [name, [...new Set(places.map(({ file }) => file))]] as const)
    .filter(([, places]) => places.length > 1);
  expect(files.length).toBeGreaterThan(300);
  expect(twice).toEqual([]);
});
