import type { Cadence } from '#domain/alerts/alert-rules.ts';
import { restrictingGroups, type RoleFilter } from '#domain/alerts/role-filter.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { fillIn } from './fill-in.ts';
import { messagesFor } from './messages.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** What an alert is about, as a sentence in the language of its reader. */
export function filterSentence(firm: Firm, filter: RoleFilter | undefined, locale: Locale): string {
  const { roleAlerts, vacancies } = messagesFor(firm, locale);
  const { all, some, keywords, gone } = roleAlerts.filter;
  if (!filter) return gone;
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const parts = restrictingGroups(filter).map((group) =>
    either.format(filter.filters[group].map((option) => vacancies.options[option] ?? option)),
  );
  if (filter.keywords) parts.push(fillIn(keywords, { keywords: filter.keywords }));
  return parts.length === 0 ? all : fillIn(some, { parts: parts.join(', ') });
}

/** What the receiver of an alert is asked to agree to, kept as proof. */
export function alertConsent(
  firm: Firm,
  { filter, cadence }: { filter: RoleFilter | undefined; cadence: Cadence },
  locale: Locale,
): string {
  return `${messagesFor(firm, locale).roleAlerts.consent[cadence]} ${filterSentence(firm, filter, locale)}`;
}
