import type { Language } from '#domain/edition/language.ts';
import type { Country } from '#domain/working-time/country.ts';

/** What the law of a country wants of an advert, its forms or the site. Not legal advice. */
export type LawRule = {
  /** Where the workplace is. */
  countries: readonly Country[];
  asks: Record<Language, string>;
  /** First day on which it applies, or on which its present wording does. */
  from: string;
  /** Last day on which it applies. */
  until?: string;
  source: string;
  /** Day on which its source was last read. */
  reviewedOn: string;
  /** `advert`: a role that breaks it is not published. `words`: every visitor reads it. */
  keptBy: 'advert' | 'words';
  /** Fields of a vacancy that it concerns; the desk shows it beside them. */
  fields: readonly string[];
};

const reviewedOn = '2026-11-17';

/** A further rule is a row here and, if publishing can break it, a check beside it. */
export const lawRules = {
  'gb-agency': {
    countries: ['GB'],
    asks: {
      en: 'Full name of the agency, and whether the role is permanent or temporary.',
      de: 'Voller Name der Vermittlung und ob die Stelle unbefristet oder befristet ist.',
    },
    from: '2004-04-06',
    source:
      'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319), reg. 27',
    reviewedOn,
    keptBy: 'advert',
    fields: ['contract'],
  },
  'gb-authority': {
    countries: ['GB'],
    asks: {
      en: 'The hirer’s authority to advertise, recorded before the advert appears.',
      de: 'Die Zustimmung des Unternehmens zur Ausschreibung, festgehalten, bevor die Anzeige erscheint.',
    },
    from: '2004-04-06',
    source: 'SI 2003/3319, reg. 27: no advert without the hirer’s authority',
    reviewedOn,
    keptBy: 'advert',
    fields: [],
  },
  'gb-enforcement': {
    countries: ['GB'],
    asks: {
      en: 'Company Information names the body that enforces the rules for agencies.',
      de: 'Das Impressum nennt die Behörde, die die Regeln für Vermittlungen durchsetzt.',
    },
    from: '2026-04-07',
    source: 'Fair Work Agency, since 7 April 2026 (gov.uk)',
    reviewedOn,
    keptBy: 'words',
    fields: [],
  },
  'de-title': {
    countries: ['DE'],
    asks: {
      en: 'A job title that is neutral in both languages.',
      de: 'Eine Stellenbezeichnung, die in beiden Sprachen neutral ist.',
    },
    from: '2006-08-18',
    source: 'AGG § 11 with §§ 1 and 7: neutral job title',
    reviewedOn,
    keptBy: 'advert',
    fields: ['de.title', 'en.title'],
  },
  'de-placement': {
    countries: ['DE'],
    asks: {
      en: 'The advert says that this is private recruitment and no supply of temporary workers.',
      de: 'Die Anzeige sagt, dass es sich um private Arbeitsvermittlung und nicht um Arbeitnehmerüberlassung handelt.',
    },
    from: '2017-04-01',
    source: 'AÜG § 1 (1): leasing needs a licence and is named as such; SGB III §§ 296 to 298',
    reviewedOn,
    keptBy: 'words',
    fields: [],
  },
  'at-title': {
    countries: ['AT'],
    asks: {
      en: 'A job title that is neutral in both languages.',
      de: 'Eine Stellenbezeichnung, die in beiden Sprachen neutral ist.',
    },
    from: '2004-07-01',
    source: 'GlBG § 9 (1): neutral job title',
    reviewedOn,
    keptBy: 'advert',
    fields: ['de.title', 'en.title'],
  },
  'at-minimum-pay': {
    countries: ['AT'],
    asks: {
      en: 'The minimum pay, by the collective agreement if one applies, and the willingness to overpay.',
      de: 'Das Mindestentgelt, nach dem Kollektivvertrag, wenn einer gilt, und die Bereitschaft zur Überzahlung.',
    },
    from: '2011-03-01',
    source: 'GlBG § 9 (2): minimum pay with its unit and the willingness to overpay',
    reviewedOn,
    keptBy: 'advert',
    fields: ['minimumPay'],
  },
  'at-partner': {
    countries: ['AT'],
    asks: {
      en: 'A firm with its seat outside the EEA names the partner that places in Austria.',
      de: 'Ein Unternehmen mit Sitz außerhalb des EWR nennt den Partner, der in Österreich vermittelt.',
    },
    from: '2017-10-17',
    source: 'GewO 1994 § 151a (2): seat and officers in the EEA',
    reviewedOn,
    keptBy: 'advert',
    fields: [],
  },
  'ch-partner': {
    countries: ['CH'],
    asks: {
      en: 'The licensed Swiss firm is the advertiser, with its name and exact address.',
      de: 'Das Schweizer Unternehmen mit Bewilligung schreibt aus, mit Namen und genauer Adresse.',
    },
    from: '1991-07-01',
    source:
      'AVG (SR 823.11) Art. 7: name and exact address; Art. 3, 12 and 39: no foreign placement firm',
    reviewedOn,
    keptBy: 'advert',
    fields: [],
  },
  'ch-reporting-duty': {
    countries: ['CH'],
    asks: {
      en: 'A role in an occupation on the list of the year is reported first and published nowhere for five working days.',
      de: 'Eine Stelle in einem Beruf, der auf der Liste des Jahres steht, wird zuerst gemeldet und fünf Arbeitstage lang nirgends veröffentlicht.',
    },
    from: '2020-01-01',
    source: 'AIG (SR 142.20) Art. 21a; AVV (SR 823.111) Art. 53a to 53e',
    reviewedOn,
    keptBy: 'advert',
    fields: ['reporting'],
  },
  'it-authorisation': {
    countries: ['IT'],
    asks: {
      en: 'Every advert names the authorisation of the agency.',
      de: 'Jede Anzeige nennt die Zulassung der Vermittlung.',
    },
    from: '2003-10-24',
    source: 'D.Lgs. 276/2003 Art. 9: authorisation of the agency in every advert',
    reviewedOn,
    keptBy: 'advert',
    fields: [],
  },
  'eu-pay-range': {
    countries: ['DE', 'AT', 'IT'],
    asks: {
      en: 'The advert gives the pay range, and nobody is asked for their pay history.',
      de: 'Die Anzeige nennt die Gehaltsspanne, und niemand wird nach früheren Gehältern gefragt.',
    },
    from: '2026-06-07',
    source: 'Directive (EU) 2023/970 Art. 5; in force in Italy, applied ahead of it elsewhere',
    reviewedOn,
    keptBy: 'advert',
    fields: ['salary'],
  },
  'eu-pay-before-talk': {
    countries: ['DE', 'AT', 'IT'],
    asks: {
      en: 'A candidate who is invited to an interview reads the pay range first.',
      de: 'Wer zum Gespräch eingeladen wird, liest zuvor die Gehaltsspanne.',
    },
    from: '2026-06-07',
    source: 'Directive (EU) 2023/970 Art. 5 (1): before the interview',
    reviewedOn,
    keptBy: 'words',
    fields: [],
  },
  'data-recipients': {
    countries: ['GB', 'DE', 'CH', 'IT', 'AT'],
    asks: {
      en: 'Each form for a role says who receives the data, and the consent names them.',
      de: 'Jedes Formular zu einer Stelle sagt, wer die Daten erhält, und die Einwilligung nennt die Empfänger.',
    },
    from: '2018-05-25',
    source: 'GDPR Art. 13 (1) (e), UK GDPR; FADP (SR 235.1) Art. 19 (2), since 1 September 2023',
    reviewedOn,
    keptBy: 'words',
    fields: [],
  },
} as const satisfies Record<string, LawRule>;

export type LawRuleId = keyof typeof lawRules;

type RuleKeptBy<Keeper extends LawRule['keptBy']> = {
  [Id in LawRuleId]: (typeof lawRules)[Id]['keptBy'] extends Keeper ? Id : never;
}[LawRuleId];

/** The rules that publishing can break. */
export type AdvertRuleId = RuleKeptBy<'advert'>;
export type WordsRuleId = RuleKeptBy<'words'>;

export const lawRuleIds = Object.keys(lawRules) as LawRuleId[];

export function lawRule(id: LawRuleId): LawRule {
  return lawRules[id];
}

export function isInForce({ from, until }: Pick<LawRule, 'from' | 'until'>, day: string): boolean {
  return day >= from && (until === undefined || day <= until);
}
