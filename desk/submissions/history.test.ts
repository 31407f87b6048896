import { expect, test } from 'vitest';
import { fullTime } from '#desk/kit/times.ts';
import { detailWords } from './history.tsx';

const time = '2026-11-16T09:30:00.000Z';

test.each([
  ['submission-assigned', 'to Ada Keller', 'to Ada Keller'],
  ['submission-state-changed', 'from new to in progress', 'from “New” to “In progress”'],
  ['submission-due-changed', `to ${time}`, `to ${fullTime(Date.parse(time))}`],
  ['submission-restricted', `deleted after ${time}`, `deleted after ${fullTime(Date.parse(time))}`],
  ['document-scheduled', time, fullTime(Date.parse(time))],
  ['key-added', 'to my phone', 'to my phone'],
  [
    'retention-run',
    'suspectedSpam: 2; briefDrafts: 1',
    'Suspected spam: 2; Briefs saved for later: 1',
  ],
  ['retention-run', '', 'Nothing was due'],
] as const)('%s with "%s" says "%s"', (action, recorded, said) => {
  expect(detailWords(action, recorded)).toBe(said);
});
