import type { Locale } from '../../../domain/edition/editions.ts';
import { detailsOf, extrasOf, type OpenedCard } from '../../../domain/vacancy/summary.ts';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import { isOpen } from '../../../domain/vacancy/vacancy-state.ts';
import { fillIn } from '../../../messages/fill-in.ts';
import { minimumPayText } from '../../vacancies/minimum-pay-text.ts';
import { wordsFor } from './words.ts';

/** In words already, so that the list needs neither the words nor the code for them. */
export function openedCard(vacancy: Vacancy, locale: Locale): OpenedCard {
  const words = wordsFor(locale).vacancies.extras;
  const extras = extrasOf(vacancy, locale);
  const stages = extras.interviews.map(
    ({ stage, minutes }) => `${stage} (${fillIn(words.minutes, { minutes })})`,
  );
  const parts: [string, readonly (string | undefined)[]][] = [
    [words.benefits, extras.benefits],
    [words.interviews, stages],
    [words.relocation, [extras.relocation]],
    [words.minimumPay, [minimumPayText(extras, words)]],
    [words.closes, [extras.closesOn]],
    [words.confirmed, [isOpen(vacancy) ? extras.confirmedOn : undefined]],
  ];
  return {
    ...detailsOf(vacancy, locale),
    more: parts
      .map(([heading, items]) => ({ heading, items: items.filter((item) => item !== undefined) }))
      .filter(({ items }) => items.length > 0),
  };
}
