import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandSchema, contrast, ownColours } from './brand.ts';

test('without a stylesheet the colours are those of ui/theme.css', () => {
  const theme = readFileSync('ui/theme.css', 'utf8');
  const { accent, signal, signalStrong, onSignal } = ownColours;
  expect(theme).toContain(`--color-accent: light-dark(${accent.light}, ${accent.dark});`);
  expect(theme).toContain(`--color-focus: light-dark(${accent.light}, ${accent.dark});`);
  expect(theme).toContain(`--color-signal: ${signal};`);
  expect(theme).toContain(`--color-signal-strong: ${signalStrong};`);
  expect(theme).toContain(`--color-on-signal: ${onSignal};`);
});

test('black on white has the most contrast, a colour on itself the least', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#8a4a07', '#8a4a07')).toBe(1);
});

const mark = { lines: [], shapes: [] };

test('the own colours can be read', () => {
  expect(brandSchema.safeParse({ mark, colours: ownColours }).success).toBe(true);
});

test.each([
  ['accent.light', { ...ownColours, accent: { light: '#ffcc88', dark: '#f3b057' } }],
  ['accent.dark', { ...ownColours, accent: { light: '#8a4a07', dark: '#332211' } }],
  ['onSignal', { ...ownColours, onSignal: '#f0a23b' }],
])('colours that cannot be read are refused at %s', (field, colours) => {
  const { error } = brandSchema.safeParse({ mark, colours });
  expect(error?.issues.map(({ path }) => path.slice(1).join('.'))).toContain(field);
});
