import { expect, test } from 'vitest';
import { pageNames } from '#domain/pages/page-name.ts';
import { onDemandPages } from '#server/web/pages/on-demand-pages.ts';
import { requireDeclared, requirePages } from './site-adapter.ts';

const declared = Object.keys(onDemandPages);

test('a page that the server does not know stops the build', () => {
  expect(() => requireDeclared(declared)).not.toThrow();
  expect(() => requireDeclared([...declared, '/[...edition]/pricing'])).toThrow(
    'The page /[...edition]/pricing is not declared.',
  );
});

test('a declared page that no longer exists stops the build', () => {
  expect(() => requireDeclared(declared.slice(1))).toThrow('is declared and has no page');
});

test('a named page without a file stops the build', () => {
  const routes = pageNames.map((page) => `/[...edition]/${page}`);
  const known = ['/[...edition]', ...routes];
  expect(() => requirePages(known)).not.toThrow();
  expect(() => requirePages(known.filter((route) => route !== '/[...edition]/contact'))).toThrow(
    'The page contact has no file. Write site/pages/[...edition]/contact.astro.',
  );
});
