import { formatDate } from '../../../domain/locale/format.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { postedAgo } from '../../../domain/vacancy/posted-ago.ts';
import { useToday } from './use-today.ts';

/** The date where the page was built, “2 days ago” where it is read: a phrase would age wrongly. */
export function Posted({ on, locale }: { on: string; locale: Locale }) {
  const today = useToday();
  return <time dateTime={on}>{today ? postedAgo(on, today, locale) : formatDate(on, locale)}</time>;
}
