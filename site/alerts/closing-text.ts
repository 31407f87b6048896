import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import type { RoleAlertWords } from '#words/role-alerts.en.ts';

const dayMs = 24 * 60 * 60_000;
/** Further ahead the date says more than a number of days. */
const countedDays = 14;

/** “Closes in 3 days”, “Closed”; undefined for a role that is open without a last day. */
export function closingText(
  { closed, until, closesOn }: Pick<PublicVacancy, 'closed' | 'until' | 'closesOn'>,
  { today, locale, words }: { today: string; locale: Locale; words: RoleAlertWords['saved'] },
): string | undefined {
  if (closed) return words.closed;
  if (until === undefined || closesOn === undefined) return undefined;
  const count = Math.round((Date.parse(until) - Date.parse(today)) / dayMs);
  if (count <= 0) return words.closesToday;
  if (count > countedDays) return fillIn(words.closesOn, { date: closesOn });
  const plural = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
  return fillIn(words.closesIn[plural], { count });
}
