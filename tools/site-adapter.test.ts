import { expect, test } from 'vitest';
import { onDemandPages } from '../server/pages/on-demand-pages.ts';
import { requireDeclared } from './site-adapter.ts';

const declared = Object.keys(onDemandPages);

test('a page with prerender = false that the server does not know stops the build', () => {
  expect(() => requireDeclared(declared)).not.toThrow();
  expect(() => requireDeclared([...declared, '/[...edition]/pricing'])).toThrow(
    'The page /[...edition]/pricing has prerender = false and is not declared.',
  );
});

test('a declared page that no longer exists stops the build', () => {
  expect(() => requireDeclared(declared.slice(1))).toThrow('has no page with prerender = false');
});
