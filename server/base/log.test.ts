import { expect, test } from 'vitest';
import { sentenceOf } from './log.ts';

const line = (facts: object) =>
  JSON.stringify({
    level: 30,
    time: 0,
    pid: 7,
    hostname: 'desk',
    msg: 'submission stored',
    ...facts,
  });

test('an event is a sentence with its facts and without the process that wrote it', () => {
  expect(
    sentenceOf(line({ event: 'submission', reqId: 'req-1', reference: 'HL-1', fileBytes: 5 })),
  ).toMatch(/^\d\d:\d\d:\d\d Submission stored \(reference HL-1; fileBytes 5\)\n$/);
});

test.each([
  [40, 'Warning: submission stored (fields phone, address)'],
  [50, 'Error: submission stored (fields phone, address)'],
])('a line of level %i begins with its weight', (level, sentence) => {
  expect(sentenceOf(line({ level, event: 'any', fields: ['phone', 'address'] }))).toContain(
    sentence,
  );
});

test('what the framework tells is left out unless it is trouble', () => {
  expect(sentenceOf(line({ msg: 'Server listening at http://127.0.0.1:3000' }))).toBe('');
  expect(sentenceOf(line({ level: 50, msg: 'no route' }))).toContain('Error: no route');
});

test('a terminal shows controls and does not act on them', () => {
  const reason = `${String.fromCodePoint(0x1b)}[2J`;
  expect(sentenceOf(line({ event: 'any', reason }))).toContain(String.raw`\u{1b}[2J`);
});

test('a stack follows its sentence line by line', () => {
  const stack = 'Error: torn\n    at page.ts:1\n    at entry.ts:2';
  expect(
    sentenceOf(line({ level: 50, event: 'any', stack }))
      .split('\n')
      .slice(1),
  ).toEqual(['    at page.ts:1', '    at entry.ts:2', '']);
});

test('what the sentence says already is not said twice', () => {
  const stored = sentenceOf(line({ event: 'submission', outcome: 'stored' }));
  expect(stored).toMatch(/Submission stored\n$/);
});
