import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { type Company, partnerInWords } from '#domain/firm/company.ts';
import { partnerFor } from '#domain/firm/partner.ts';
import { countries, type Country } from '#domain/working-time/country.ts';
import { fillIn } from './fill-in.ts';

/** Of a firm: what names it to candidates. */
export type RecipientFirm = Pick<Company, 'legalName' | 'address' | 'partnerCountries'> & {
  registration: Pick<Company['registration'], 'partners'>;
};

/** Who receives what is sent for a role. */
export type Recipients = {
  /** The names alone, for a consent. */
  names: string;
  /** A sentence for the form and the receipt. */
  line: string;
};

type Words = {
  and: string;
  line: string;
  /** By who receives it: the firm alone, the partner that advertises first, another partner as well. */
  own: string;
  advertises: string;
  partner: string;
  /** Of a registration, which is for no role yet: in a consent, and as a list. */
  anyRole: string;
  anyRoleList: string;
  /** Who advertises, where the law of the workplace wants more than the usual sentence. */
  advertiser: Partial<Record<Country, string>>;
};

const byLanguage: Record<Language, Words> = {
  en: {
    and: ' and ',
    line: 'Who receives your data: {who}. An employer sees it only with your agreement.',
    own: '{firm}',
    advertises: '{partner}, which advertises this role, and {firm} on its behalf',
    partner: '{firm} and {partner}, its licensed partner',
    anyRole: '{firm} and, for roles in their countries, its licensed partners {partners}',
    anyRoleList: '{firm} and, for roles in their countries, its licensed partners {partners}',
    advertiser: {
      DE: 'Private recruitment; no supply of temporary workers.',
      CH: 'Advertised by {partner}. {firm}, {address}, acts on its behalf.',
      AT: 'Advertised by {partner}. {firm}, {address}, acts on its behalf.',
      IT: 'The placement in Italy is made by the authorised agency {partner}.',
    },
  },
  de: {
    and: ' und ',
    line: 'Wer Ihre Daten erhält: {who}. Ein Unternehmen sieht sie nur mit Ihrer Zustimmung.',
    own: '{firm}',
    advertises: '{partner}, die diese Stelle ausschreibt, und {firm} in deren Auftrag',
    partner: '{firm} und ihr Partner {partner}',
    anyRole: '{firm} und, nur bei Stellen im jeweiligen Land, an die Partner {partners}',
    anyRoleList: '{firm} und, nur bei Stellen im jeweiligen Land, die Partner {partners}',
    advertiser: {
      DE: 'Private Arbeitsvermittlung, keine Arbeitnehmerüberlassung.',
      CH: 'Ausgeschrieben von {partner}. {firm}, {address}, handelt in deren Auftrag.',
      AT: 'Ausgeschrieben von {partner}. {firm}, {address}, handelt in deren Auftrag.',
      IT: 'Die Vermittlung in Italien übernimmt die behördlich genehmigte Agentur {partner}.',
    },
  },
};

function wordsIn(locale: Locale): Words {
  return spelledFor(locale, byLanguage[languageOf(locale)]);
}

/** Who receives what is sent for a role in a country; without one, for roles in any country. */
export function recipientsFor(
  company: RecipientFirm,
  country: Country | undefined,
  locale: Locale,
): Recipients {
  const words = wordsIn(locale);
  const firm = company.legalName;
  if (!country) {
    const partners = partnersByCountry(company, locale);
    const names = fillIn(partners ? words.anyRole : words.own, { firm, partners });
    const who = fillIn(partners ? words.anyRoleList : words.own, { firm, partners });
    return { names, line: fillIn(words.line, { who }) };
  }
  const partner = partnerFor(company, country);
  const first = partnerAdvertises(country);
  const both = first ? [partner?.name, firm] : [firm, partner?.name];
  const said = partner ? (first ? words.advertises : words.partner) : words.own;
  const named = partner ? partnerInWords(partner, country, locale) : '';
  return {
    names: both.filter(Boolean).join(words.and),
    line: fillIn(words.line, { who: fillIn(said, { firm, partner: named }) }),
  };
}

/**
 * Who advertises a role in a country: in Switzerland and Austria the licensed partner, for which the
 * firm works; elsewhere the firm, with what the law of the workplace adds. `usual` names the firm.
 */
export function advertiserWords(
  company: RecipientFirm,
  country: Country,
  locale: Locale,
  usual: string,
): string {
  const sentence = wordsIn(locale).advertiser[country];
  const partner =
    country === 'IT' ? company.registration.partners?.IT : partnerFor(company, country);
  if (!sentence || (!partner && sentence.includes('{partner}'))) return usual;
  const { street, city, postcode } = company.address;
  const said = fillIn(sentence, {
    partner: partner ? partnerInWords(partner, country, locale) : '',
    firm: company.legalName,
    address: `${street}, ${city} ${postcode}`,
  });
  return partnerAdvertises(country) ? said : `${usual} ${said}`;
}

/** Where offering to place somebody already needs the licence: AVG Art. 2; GewO § 1 (4) and § 151a. */
function partnerAdvertises(country: Country): boolean {
  return country === 'CH' || country === 'AT';
}

/** “Name (Switzerland) and other name (Italy)”; empty where the firm has no partners. */
function partnersByCountry(company: RecipientFirm, locale: Locale): string {
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const named = countries.flatMap((country) => {
    const partner = partnerFor(company, country);
    return partner ? [`${partner.name} (${countryNames.of(country)})`] : [];
  });
  return new Intl.ListFormat(locale).format(named);
}
