import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { languageOf, locales, type Language } from '#domain/edition/editions.ts';
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

test('a German role is advertised as private placement in every edition', () => {
  const words: Record<Language, string> = {
    en: 'Private recruitment; no supply of temporary workers.',
    de: 'Private Arbeitsvermittlung, keine Arbeitnehmerüberlassung.',
  };
  for (const locale of locales(catalogue().firm)) {
    const said = advertiserOf({ location: 'Munich' }, locale);
    expect(said).toContain(words[languageOf(locale)]);
    expect(said).toContain('Harbour Lane Ltd');
  }
});

test('the form of a role says who receives the data in its country', () => {
  for (const locale of locales(catalogue().firm)) {
    const lines = ['London', 'Zurich', 'Vienna', 'Milan'].map(
      (location) => recipientsOf({ location }, locale).line,
    );
    expect(lines[0]).toMatch(/: Harbour Lane Ltd\./);
    expect(lines[1]).toMatch(
      /: Beispiel Hafen AG, .*ZH 0001.*Harbour Lane Ltd (on its behalf|in deren Auftrag)\./,
    );
    expect(lines[2]).toMatch(
      /: Beispiel Hafen GmbH, .*Harbour Lane Ltd (on its behalf|in deren Auftrag)\./,
    );
    expect(lines[3]).toMatch(/: Harbour Lane Ltd (and|und ihr Partner) Esempio Porto S\.r\.l\., /);
  }
});

test('Company Information names the Fair Work Agency in every edition', () => {
  for (const locale of locales(catalogue().firm)) {
    expect(catalogue().legalText('company-info', locale).markdown).toContain('Fair Work Agency');
  }
});

test('the invitation to talk names the pay range in every edition', () => {
  for (const locale of locales(catalogue().firm)) {
    const talk = catalogue()
      .answerTemplates(locale)
      .find(({ id }) => id === 'application-talk');
    expect(talk?.markdown).toContain('{salary}');
  }
});
