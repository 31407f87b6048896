import { expect, test } from 'vitest';
import { quotableFacts, quoteFacts, unknownFacts } from './facts.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('a figure is quoted in the format of its locale', () => {
  const text = '{{sprint.fee}} / {{intel.fee}} / {{ terms.liabilityCap }}';
  expect(quoteFacts(text, quotableFacts(catalogue().firm, 'en-GB'))).toBe(
    '€3,000 to €4,500 / €990 / £10,000',
  );
  expect(
    quoteFacts('{{contingency.replacementWeeks}}', quotableFacts(catalogue().firm, 'de-DE')),
  ).toBe('8 bis 12');
});

test('an unknown name is reported together with the known ones', () => {
  expect(() => quoteFacts('{{sprint.price}}', quotableFacts(catalogue().firm, 'en-GB'))).toThrow(
    /unknown fact \{\{sprint\.price\}\}; known: .*sprint\.fee/,
  );
});

test.each(['constructor', 'toString', '__proto__'])('{{%s}} is no fact', (name) => {
  const facts = quotableFacts(catalogue().firm, 'en-GB');
  expect(unknownFacts(`A {{${name}}} B`, facts)).toEqual([name]);
  expect(() => quoteFacts(`A {{${name}}} B`, facts)).toThrow('unknown fact');
});
