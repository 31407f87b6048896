import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forms } from '#domain/forms/forms.ts';
import { problems } from '#contract/problem.ts';
import { apiPages } from '#tools/api-pages.ts';

test.each(Object.entries(apiPages))(
  'docs/api/%s.md is what the code says: npm run api-pages',
  (name, page) => {
    expect(readFileSync(`docs/api/${name}.md`, 'utf8')).toBe(page());
  },
);

test('the page of the forms names each field that a webhook sends', () => {
  const sections = readFileSync('docs/api/forms.md', 'utf8').split('\n## ');
  for (const { kind, wire, file } of forms) {
    const section = sections.find((one) => one.startsWith(`${kind}\n`)) ?? '';
    const named = [...Object.keys(wire), ...(file ? [file.field] : [])];
    expect(named.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  }
});

test('the guide of the API names each refusal with its status', () => {
  const guide = readFileSync('docs/api/README.md', 'utf8');
  const missing = Object.entries(problems).filter(
    ([code, [status, meaning]]) => !guide.includes(`- ${status} \`${code}\`: ${meaning}`),
  );
  expect(missing).toEqual([]);
});
