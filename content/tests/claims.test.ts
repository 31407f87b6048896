import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quotableFacts } from '#domain/firm/facts.ts';
import { shipped } from './shipped.ts';

const claims = readFileSync('docs/claims.md', 'utf8');
const inCode = [...claims.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const facts = Object.keys(quotableFacts(shipped.firm, 'en-GB'));

test.each(facts)('docs/claims.md says where the figure %s is kept', (fact) => {
  expect(inCode).toContain(fact);
});

test('docs/claims.md names only figures that copy can quote', () => {
  const named = inCode.filter((name) => /^[a-z]+\.[a-z]+[A-Z]?\w*$/.test(name));
  expect(named.filter((name) => !facts.includes(name))).toEqual([]);
});

test('SECURITY.md names the address that security.txt does', () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(shipped.company.email.security);
});
