import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import openapiTypes, { astToString } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { programContract } from '#contract/programs.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { freshStore } from '#tests/support/stores/stores.ts';

const run = promisify(execFile);

let document: OpenApi;
let described: Described[];

beforeAll(async () => {
  const db = await freshStore();
  const { url, stop } = await startApp(db, temporaryFolder(), {
    desk: { channels: [], build: 'build' },
    siteUrl: 'https://firm.example',
  });
  document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  await stop();
  await db.close();
  described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      path,
      method,
      ...operation,
    })),
  );
});

test('the OpenAPI document describes each route of the contract with its own firm’s adverts', () => {
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
  expect(VacancyContent!.properties!.location!.enum).toContain('Munich');
});

test('Spectral finds nothing in the OpenAPI document', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({
    extends: spectralRulesets.oas as RulesetDefinition,
    // It knows scopes of OAuth only. OpenAPI 3.1 lets a bearer scheme name what a key must have.
    rules: { 'oas3-operation-security-defined': 'off' },
  });
  const found = await spectral.run(document);
  expect(found.map(({ code, path: at, message }) => [code, at.join('.'), message])).toEqual([]);
});

test('generated clients typecheck and know each field of each answer', async () => {
  const folder = temporaryFolder();
  const types = await openapiTypes(JSON.stringify(document));
  writeFileSync(path.join(folder, 'schema.ts'), astToString(types));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document));
  await createClient({
    input: path.join(folder, 'openapi.json'),
    output: path.join(folder, 'client'),
    logs: { level: 'silent' },
  });
  writeFileSync(path.join(folder, 'program.ts'), described.map(programCalling).join('\n'));
  const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
  const compiled = await run('node', [compiler, ...compilerOptions, 'program.ts'], {
    cwd: folder,
  }).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  expect(compiled.stdout).toBe('');
});

const compilerOptions =
  '--noEmit --strict --target es2024 --lib es2024,dom,dom.iterable --module esnext --moduleResolution bundler --allowImportingTsExtensions'.split(
    ' ',
  );

/** Reads each field of one answer by the types of both clients. */
function programCalling({ operationId, path: address, method, responses }: Described, at: number) {
  const status = Object.keys(responses).find((one) => one !== 'default')!;
  const [[type, { schema }]] = Object.entries(responses[status]!.content) as [Content];
  const fields = Object.keys(resolved(schema).properties ?? {}).join(', ');
  return `
import type { paths as Paths${at} } from './schema.ts';
import { ${operationId} } from './client/sdk.gen';
type Answer${at} =
  Paths${at}['${address}']['${method}']['responses']['${status}']['content']['${type}'];
export const readBy${at} = ({ ${fields} }: Answer${at}) => [${fields}];
export async function callBy${at}(options: Parameters<typeof ${operationId}>[0]) {
  const { data: { ${fields} } } = await ${operationId}({ ...options!, throwOnError: true });
  return [${fields}];
}`;
}

/** What a reference leads to. */
function resolved(schema: Schema): Schema {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
  return name ? document.components.schemas[name]! : schema;
}

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Schema = { $ref?: string; properties?: Record<string, { enum?: string[] }> };
type Described = Operation & { name: string; path: string; method: string };
type Content = [type: string, { schema: Schema }];
type Operation = {
  operationId: string;
  security: object[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
