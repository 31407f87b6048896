import { expect, test } from 'vitest';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { securityTxt } from './security-txt.ts';

const { company } = sampleContent();

test('security.txt has the fields of RFC 9116, once each, and ends within a year', () => {
  const builtAt = new Date('2026-11-15T12:00:00Z');
  const lines = securityTxt(catalogue().firm, company, builtAt).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(lines).toHaveLength(Object.keys(fields).length);
  expect(fields).toMatchObject({
    Contact: `mailto:${company.email.security}`,
    'Preferred-Languages': 'en, de',
    Canonical: `${company.siteUrl}/.well-known/security.txt`,
    Policy: `${company.siteUrl}/security-policy.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - builtAt.getTime()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
