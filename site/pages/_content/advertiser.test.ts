import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { languageOf, locales, type Language } from '#domain/edition/editions.ts';
import { advertiserOf, recipientsOf } from './advertiser.ts';

test.each(locales(catalogue().firm))(
  'a Swiss role is advertised by the licensed partner (%s)',
  (locale) => {
    const said = advertiserOf({ location: 'Zurich' }, locale);
    const licence: Record<Language, RegExp> = {
      en: /\(licence Placeholder ZH 0000, canton of Zürich\)/,
      de: /\(Betriebsbewilligung Placeholder ZH 0000, Kanton Zürich\)/,
    };
    expect(said).toMatch(
      /^(Advertised by|Ausgeschrieben von) Placeholder Personal AG, Musterstrasse/,
    );
    expect(said).toMatch(licence[languageOf(locale)]);
    expect(said).toContain('Northgauge Ltd, 1 Placeholder Court, London ZZ9 9ZZ');
    expect(said).not.toMatch(/employment agency|Personalvermittlung/);
  },
);

test.each(locales(catalogue().firm))(
  'an Austrian and an Italian role name the partner (%s)',
  (locale) => {
    expect(advertiserOf({ location: 'Vienna' }, locale)).toContain(
      'Placeholder Personal GmbH, Musterstra',
    );
    expect(advertiserOf({ location: 'Milan' }, locale)).toMatch(
      /Placeholder Lavoro S\.r\.l\., Via Esempio 1, 20121 Milano \((authorisation|Genehmigung) Placeholder 0000\)/,
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
    expect(said).toContain('Northgauge Ltd');
  }
});

test('the form of a role says who receives the data in its country', () => {
  for (const locale of locales(catalogue().firm)) {
    const lines = ['London', 'Zurich', 'Vienna', 'Milan'].map(
      (location) => recipientsOf({ location }, locale).line,
    );
    expect(lines[0]).toMatch(/: Northgauge Ltd\./);
    expect(lines[1]).toMatch(/: Placeholder Personal AG, .*ZH 0000.*Northgauge Ltd, /);
    expect(lines[2]).toMatch(/: Northgauge Ltd (and|und ihr Partner) Placeholder Personal GmbH, /);
    expect(lines[3]).toMatch(
      /: Northgauge Ltd (and|und ihr Partner) Placeholder Lavoro S\.r\.l\., /,
    );
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
