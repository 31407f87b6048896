import { expect, test } from 'vitest';
import { leaveOutAbsent } from './leave-out.ts';

const isAbsent = (fact: string) => fact.startsWith('no.');

test.each([
  ['A text that quotes what there is: {{yes}}.', 'A text that quotes what there is: {{yes}}.'],
  ['We are {{yes}}. Our number is {{no.number}}. Write to us.', 'We are {{yes}}. Write to us.'],
  ['Our number is {{ no.number }}.', ''],
  ['One. Two: {{no.a}}, {{yes}} and more.', 'One.'],
  ['**Für Deutschland.** Verantwortlich: {{no.a}}.', '**Für Deutschland.**'],
])('of "%s" is left "%s"', (text, left) => {
  expect(leaveOutAbsent(text, isAbsent)).toBe(left);
});

test('an abbreviation ends no sentence', () => {
  const text =
    'Das gilt (Art. 4 Nr. 7 DSGVO). Verantwortlich nach § 18 Abs. 2 MStV, z. B. Herr A. Muster: {{no.a}}. Ende.';
  expect(leaveOutAbsent(text, isAbsent)).toBe('Das gilt (Art. 4 Nr. 7 DSGVO). Ende.');
});

test('an item goes with its first sentence, and loses a later one alone', () => {
  const list = '- Number: {{no.a}}. Renewed.\n- EU: the authority. Or: {{no.b}}.\n- Rest';
  expect(leaveOutAbsent(list, isAbsent)).toBe('- EU: the authority.\n- Rest');
});

test('a row of a table goes as a whole', () => {
  const table = '| Detail | Entry |\n| --- | --- |\n| Number | {{no.a}} |\n| Name | {{yes}} |';
  expect(leaveOutAbsent(table, isAbsent)).toBe(
    '| Detail | Entry |\n| --- | --- |\n| Name | {{yes}} |',
  );
});

test('a list or table without content goes with the sentence that leads to it', () => {
  const text = 'Before.\n\nOur partners:\n\n- CH: {{no.a}}\n- IT: {{no.b}}\n\nAfter.';
  expect(leaveOutAbsent(text, isAbsent)).toBe('Before.\n\nAfter.');
});

test('a heading without content goes, and so does the one above it', () => {
  const text = '## One\n\n### Sub\n\nInsurer: {{no.a}}.\n\n## Two\n\nText.\n\n### Last\n\n{{no.b}}';
  expect(leaveOutAbsent(text, isAbsent)).toBe('## Two\n\nText.');
});
