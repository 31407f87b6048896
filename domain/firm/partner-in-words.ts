import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { cantonName } from '#domain/working-time/canton.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { Partner } from './partner.ts';

type Words = {
  /** What a licence is called where it was given: the same in every edition. */
  licence: Partial<Record<Country, string>> & { other: string };
  canton: string;
};

const byLanguage: Record<Language, Words> = {
  en: { licence: { other: 'licence', IT: 'authorisation' }, canton: 'canton of' },
  de: {
    licence: {
      other: 'Bewilligung',
      CH: 'Betriebsbewilligung',
      AT: 'Gewerbeberechtigung',
      IT: 'Genehmigung',
    },
    canton: 'Kanton',
  },
};

/** “Name, street, town (licence 1, canton of Zürich)”, wherever a partner is named in full. */
export function partnerInWords(
  { name, address, licence, canton }: Partner,
  country: Country,
  locale: Locale,
): string {
  const words = byLanguage[languageOf(locale)];
  const given = [
    licence && `${words.licence[country] ?? words.licence.other} ${licence}`,
    canton && `${words.canton} ${cantonName(canton, locale)}`,
  ].filter(Boolean);
  const placed = [name, address].filter(Boolean).join(', ');
  // Addresses too: Swiss readers see no ß.
  return spelledFor(locale, given.length > 0 ? `${placed} (${given.join(', ')})` : placed);
}
