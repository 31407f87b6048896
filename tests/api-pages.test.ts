import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programContract } from '#contract/programs.ts';
import { forms } from '#domain/forms/forms.ts';
import { problems } from '#contract/problem.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';
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

test('the OpenAPI document describes each route of the contract with its own firm’s adverts', async () => {
  const db = await freshStore();
  const { url, stop } = await startApp(db, temporaryFolder(), {
    desk: { channels: [], build: 'build' },
  });
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  await stop();
  await db.close();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...operation,
    })),
  );
  expect(described.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(programContract).toSorted(),
  );
  for (const { name, security, responses } of described) {
    const { scope } = programContract[name as keyof typeof programContract];
    expect(security).toEqual([{ key: [scope] }]);
    expect(Object.keys(responses.default!.content)).toEqual(['application/problem+json']);
  }
  expect(document.openapi).toBe('3.1.1');
  const { VacancyContent, Problem } = document.components.schemas;
  expect(Problem).toBeDefined();
  expect(VacancyContent!.properties.location!.enum).toContain('Munich');
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const broken = references.filter(([, name = '']) => !(name in document.components.schemas));
  expect(broken).toEqual([]);
});

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[] }> }> };
};
type Operation = {
  security: object[];
  responses: Record<string, { content: Record<string, object> }>;
};
