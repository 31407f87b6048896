import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { languageOf, locales, type Language, type Locale } from '#domain/edition/editions.ts';
import type { WordsRuleId } from '#domain/vacancies/law/law-rules.ts';
import { advertiserOf, recipientsOf } from './advertiser.ts';

test.each(locales(catalogue().firm))(
  'a Swiss role is advertised by the licensed partner (%s)',
  (locale) => {
    const said = advertiserOf({ location: 'Zurich' }, locale);
    const licence: Record<Language, RegExp> = {
      en: /\(licence Example ZH 0001, canton of Zurich\)/,
      de: /\(Betriebsbewilligung Example ZH 0001, Kanton Zürich\)/,
    };
    expect(said).toMatch(/^(Advertised by|Ausgeschrieben von) Beispiel Hafen AG, Kaistrasse/);
    expect(said).toMatch(licence[languageOf(locale)]);
    expect(said).toContain('Harbour Lane Ltd, 2 Example Quay, London ZZ8 8ZZ');
    expect(said).not.toMatch(/employment agency|Personalvermittlung/);
  },
);

test.each(locales(catalogue().firm))(
  'an Austrian role is advertised by the partner, an Italian one names it (%s)',
  (locale) => {
    const austrian = advertiserOf({ location: 'Vienna' }, locale);
    expect(austrian).toMatch(/^(Advertised by|Ausgeschrieben von) Beispiel Hafen GmbH, Kaistra/);
    expect(austrian).toContain('Harbour Lane Ltd, 2 Example Quay, London ZZ8 8ZZ');
    expect(austrian).not.toMatch(/employment agency|Personalvermittlung/);
    expect(advertiserOf({ location: 'Milan' }, locale)).toMatch(
      /Esempio Porto S\.r\.l\., Via del Molo 2, 20121 Milano \((authorisation|Genehmigung) Example 0001\)/,
    );
  },
);

/** What visitors read where a rule that words keep applies, and what the rule asks of it. */
const words: Record<WordsRuleId, (locale: Locale) => [said: string | undefined, asked: RegExp][]> =
  {
    'gb-enforcement': (locale) => [
      [catalogue().legalText('company-info', locale).markdown, /Fair Work Agency/],
    ],
    'de-placement': (locale) => {
      const placement: Record<Language, RegExp> = {
        en: /Private recruitment; no supply of temporary workers\./,
        de: /Private Arbeitsvermittlung, keine Arbeitnehmerüberlassung\./,
      };
      const said = advertiserOf({ location: 'Munich' }, locale);
      return [
        [said, placement[languageOf(locale)]],
        [said, /Harbour Lane Ltd/],
      ];
    },
    'eu-pay-before-talk': (locale) => {
      const templates = catalogue().answerTemplates(locale);
      return [[templates.find(({ id }) => id === 'application-talk')?.markdown, /\{salary\}/]];
    },
    'data-recipients': (locale) => {
      const line = (location: string) => recipientsOf({ location }, locale).line;
      return [
        [line('London'), /: Harbour Lane Ltd\./],
        [
          line('Zurich'),
          /: Beispiel Hafen AG, .*ZH 0001.*Harbour Lane Ltd (on its behalf|in deren Auftrag)\./,
        ],
        [
          line('Vienna'),
          /: Beispiel Hafen GmbH, .*Harbour Lane Ltd (on its behalf|in deren Auftrag)\./,
        ],
        [line('Milan'), /: Harbour Lane Ltd (and|und ihr Partner) Esempio Porto S\.r\.l\., /],
      ];
    },
  };

describe.each(Object.entries(words))('every visitor reads what %s asks', (_, asks) => {
  test.each(locales(catalogue().firm))('in %s', (locale) => {
    for (const [said, asked] of asks(locale)) expect(said).toMatch(asked);
  });
});
