import type { morningWords as en } from './morning.en.ts';

export const morningWords: typeof en = {
  overdue: '{kind} {reference}: überfällig seit {time}',
  due: '{kind} {reference}: fällig {time}',
  unassigned: '{kind} {reference}: fällig {time}, noch niemand zuständig',
  date: '{role}: {what} ({day})',
  new: '{kind} {reference}: neu',
  replied: '{kind} {reference}: Antwort eingegangen',
  late: '{kind} {reference}: überfällig',
  more: 'Und {count} weitere',
};
