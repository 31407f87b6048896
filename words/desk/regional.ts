import { countryOf, languageOf, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import type { Country } from '#domain/working-time/country.ts';

/**
 * German words of the desk that differ by country, quoted as {{regional.name}} like those of the
 * site, which belong to the firm (content/regional.yaml). Germany's stand for any other country.
 */
const german: Record<string, { DE: string } & Partial<Record<Country, string>>> = {
  advert: { DE: 'Anzeige', CH: 'Inserat' },
  adverts: { DE: 'Anzeigen', CH: 'Inserate' },
  newAdvert: { DE: 'Neue Anzeige', CH: 'Neues Inserat' },
  ofTheAdvert: { DE: 'der Anzeige', CH: 'des Inserats' },
  theAdvert: { DE: 'die Anzeige', CH: 'das Inserat' },
  thisAdvert: { DE: 'diese Anzeige', CH: 'dieses Inserat' },
  coverLetter: { DE: 'Anschreiben', CH: 'Motivationsschreiben', AT: 'Bewerbungsschreiben' },
  dataConsent: {
    DE: 'Einwilligung in die Datenverarbeitung',
    CH: 'Einwilligung in die Datenbearbeitung',
  },
  permanent: { DE: 'Festanstellung', AT: 'Fixanstellung' },
  personalData: { DE: 'personenbezogene Daten', CH: 'Personendaten' },
  resume: { DE: 'Lebenslauf', CH: 'CV' },
  salary: { DE: 'Gehalt', CH: 'Salär' },
  salaryBands: { DE: 'Gehaltsbänder', CH: 'Salärbänder' },
  salaryExpectation: { DE: 'Gehaltsvorstellung', CH: 'Salärvorstellung' },
  salaryRange: { DE: 'Gehaltsspanne', CH: 'Salärspanne' },
  vatNumber: { DE: 'USt-IdNr.', CH: 'MWST-Nummer', AT: 'UID-Nummer' },
  workload: { DE: 'Pensum', AT: 'Beschäftigungsausmaß' },
};

/** Words of the desk as the reader's country says and spells them, at any depth. */
export function inRegion<Words>(words: Words, locale: Locale): Words {
  if (languageOf(locale) !== 'de') return words;
  const country = countryOf(locale);
  const said = (text: string) =>
    text.replace(/\{\{regional\.(\w+)\}\}/g, (quote, name: string) => {
      const word = german[name];
      return word?.[country] ?? word?.DE ?? quote;
    });
  return mapTexts(words, (text) => spelledFor(locale, said(text)));
}

/** A sentence that is made of values is mapped without them: a name keeps its spelling. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (typeof value === 'function') {
    const sentence = (...values: unknown[]): unknown => {
      const marked = values.map((one) => mapTexts(one, (text) => text.replaceAll('ß', kept)));
      return mapTexts(value(...marked), (text) => change(text).replaceAll(kept, 'ß'));
    };
    return sentence as Value;
  }
  if (Array.isArray(value)) return value.map((one) => mapTexts(one as unknown, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part as unknown, change)]),
  ) as Value;
}

/** Stands for ß in a value while its sentence is spelled; of the private use area of Unicode. */
const kept = '\uE000';
