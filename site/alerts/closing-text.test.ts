import { expect, test } from 'vitest';
import { roleAlerts } from '#words/role-alerts.en.ts';
import { closingText } from './closing-text.ts';

const reading = { today: '2026-11-17', locale: 'en-GB', words: roleAlerts.saved } as const;

test.each([
  [{ closed: true, until: undefined, closesOn: undefined }, 'Closed'],
  [{ closed: false, until: '2026-11-17', closesOn: '17 November' }, 'Closes today'],
  [{ closed: false, until: '2026-11-18', closesOn: '18 November' }, 'Closes in 1 day'],
  [{ closed: false, until: '2026-11-20', closesOn: '20 November' }, 'Closes in 3 days'],
  [{ closed: false, until: '2026-12-31', closesOn: '31 December' }, 'Closes on 31 December'],
  [{ closed: false, until: undefined, closesOn: undefined }, undefined],
])('%j reads %s', (vacancy, text) => {
  expect(closingText(vacancy, reading)).toBe(text);
});
