import { describe, expect, test } from 'vitest';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { asOf } from './as-of.ts';
import { summarise } from './summary.ts';

const builtOn = '2026-03-01';
const listed = (facts: Parameters<typeof aVacancy>[0]) =>
  summarise(aVacancy(facts), 'en-GB', builtOn);

describe('a list that is read after it was made', () => {
  const last = listed({ slug: 'last-day', closesOn: '2026-03-10' });
  const open = listed({ slug: 'open' });
  const closed = listed({ slug: 'closed', closed: true });

  test('is the same list while nothing has ended', () => {
    const list = [last, open, closed];
    expect(asOf(list, '2026-03-10')).toBe(list);
  });

  test('closes a role the day after its last day and puts it behind the open ones', () => {
    expect(asOf([last, open, closed], '2026-03-11')).toEqual([
      open,
      { ...last, closed: true },
      closed,
    ]);
  });
});
