import type { Locale } from '../../domain/edition/editions.ts';
import { postedAgo } from '../../domain/vacancy/posted-ago.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { useToday } from './use-today.ts';

/** The date where the page was built, “2 days ago” where it is read: a phrase would age wrongly. */
export function Posted({
  vacancy: { postedOn, postedDate },
  locale,
}: {
  vacancy: Pick<VacancySummary, 'postedOn' | 'postedDate'>;
  locale: Locale;
}) {
  const today = useToday();
  return <time dateTime={postedOn}>{today ? postedAgo(postedOn, today, locale) : postedDate}</time>;
}
