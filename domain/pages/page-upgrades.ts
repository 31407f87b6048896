import type { Upgrade } from '#domain/documents/stored-document.ts';
import { formatMoney, formatMoneyRange, type Range } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/edition.ts';

type Samples = {
  shortlist?: { candidates?: { expectation?: unknown }[] };
  intel?: { bands?: { amount?: unknown }[] };
};
type StoredPage = { samples?: Samples };

/** One step for each change that stored pages do not fit. Released steps are never edited. */
export const pageUpgrades: readonly Upgrade[] = [
  // The amounts in the samples of the employers page were numbers, in euros.
  (content) => {
    const { en, de } = content as { en?: StoredPage; de?: StoredPage };
    return {
      ...content,
      ...(en && { en: withAmountsInWords(en, 'en-GB') }),
      ...(de && { de: withAmountsInWords(de, 'de-DE') }),
    };
  },
];

function withAmountsInWords(page: StoredPage, locale: Locale): StoredPage {
  if (!page.samples) return page;
  const { shortlist, intel, ...rest } = page.samples;
  const candidates = shortlist?.candidates?.map(({ expectation, ...candidate }) => ({
    ...candidate,
    expectation:
      typeof expectation === 'object'
        ? formatMoneyRange(expectation as Range, 'EUR', locale)
        : expectation,
  }));
  const bands = intel?.bands?.map(({ amount, ...band }) => ({
    ...band,
    amount: typeof amount === 'number' ? formatMoney({ amount, currency: 'EUR' }, locale) : amount,
  }));
  return {
    ...page,
    samples: {
      ...rest,
      ...(shortlist && { shortlist: { ...shortlist, ...(candidates && { candidates }) } }),
      ...(intel && { intel: { ...intel, ...(bands && { bands }) } }),
    },
  };
}
