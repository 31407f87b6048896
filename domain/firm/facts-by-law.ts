import type { Country } from '#domain/working-time/country.ts';
import { givenFields, type Company } from './company.ts';
import { worksThroughPartner } from './partner.ts';

/** Where a fact is said; it is left out there while the firm has not given it. */
type Place = 'company-info' | 'privacy-policy' | 'data-rights' | 'adverts';

export type FactByLaw = {
  /** Path in content/company.yaml. */
  field: string;
  /** Asked for if the firm has an edition, vacancies or its seat there. */
  countries: readonly Country[];
  /** The firms that it concerns; every one if this is not given. */
  concerns?(company: Company): boolean;
  saidIn: readonly Place[];
  source: string;
};

const union: readonly Country[] = ['DE', 'IT', 'AT'];

function seatIn(...seats: readonly Country[]) {
  return ({ address }: Company) => seats.includes(address.country);
}

function seatOutside(...seats: readonly Country[]) {
  return ({ address }: Company) => !seats.includes(address.country);
}

function partnerIn(country: Country) {
  return (company: Company) => worksThroughPartner(company, country);
}

/** Not legal advice: which facts the sources ask of such a website, as far as data can tell. */
export const factsByLaw: readonly FactByLaw[] = [
  {
    field: 'registration.companyNumber',
    countries: ['GB'],
    concerns: seatIn('GB'),
    saidIn: ['company-info'],
    source:
      'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 (SI 2015/17), reg. 25',
  },
  {
    field: 'registration.companyNumber',
    countries: ['DE'],
    saidIn: ['company-info'],
    source: 'DDG § 5 (1) no. 4',
  },
  {
    field: 'registration.companyNumber',
    countries: ['AT'],
    saidIn: ['company-info'],
    source: 'ECG § 5 (1) no. 4',
  },
  {
    field: 'registration.director',
    countries: ['DE'],
    saidIn: ['company-info'],
    source: 'DDG § 5 (1) no. 1: who represents a legal person',
  },
  {
    field: 'registration.director',
    countries: ['AT'],
    saidIn: ['company-info'],
    source: 'MedienG § 25 (2)',
  },
  {
    field: 'registration.vatNumber',
    countries: ['DE'],
    saidIn: ['company-info'],
    source: 'DDG § 5 (1) no. 6, if the firm has one',
  },
  {
    field: 'registration.vatNumber',
    countries: ['AT'],
    saidIn: ['company-info'],
    source: 'ECG § 5 (1) no. 7, if the firm has one',
  },
  {
    field: 'registration.GB.icoNumber',
    countries: ['GB'],
    concerns: seatIn('GB'),
    saidIn: ['company-info', 'privacy-policy'],
    source: 'Data Protection (Charges and Information) Regulations 2018 (SI 2018/480)',
  },
  {
    field: 'registration.GB.agencyStanding',
    countries: ['GB'],
    saidIn: ['company-info'],
    source: 'Employment Agencies Act 1973; SI 2003/3319, reg. 27: the capacity in which you act',
  },
  {
    field: 'registration.EU.representative',
    countries: union,
    concerns: seatOutside(...union),
    saidIn: ['company-info', 'privacy-policy', 'data-rights'],
    source: 'GDPR Articles 13 (1) (a) and 27, where one is required',
  },
  {
    field: 'registration.CH.representative',
    countries: ['CH'],
    concerns: seatOutside('CH'),
    saidIn: ['privacy-policy'],
    source: 'FADP (SR 235.1) Article 14, where one is required',
  },
  {
    field: 'registration.CH.licence',
    countries: ['CH'],
    concerns: seatIn('CH'),
    saidIn: ['company-info'],
    source: 'AVG (SR 823.11) Articles 2 and 3: only a licensed firm may place people',
  },
  {
    field: 'registration.DE.editor',
    countries: ['DE'],
    saidIn: ['company-info'],
    source: 'MStV § 18 (2), if the site has editorial content',
  },
  {
    field: 'registration.AT.shareholders',
    countries: ['AT'],
    saidIn: ['company-info'],
    source: 'MedienG § 25 (2)',
  },
  {
    field: 'registration.partners.CH.name',
    countries: ['CH'],
    concerns: partnerIn('CH'),
    saidIn: ['company-info', 'adverts'],
    source: 'AVG (SR 823.11) Article 7',
  },
  {
    field: 'registration.partners.CH.licence',
    countries: ['CH'],
    concerns: partnerIn('CH'),
    saidIn: ['company-info', 'adverts'],
    source: 'AVG (SR 823.11) Articles 2 and 3: only a licensed firm may place people',
  },
  {
    field: 'registration.partners.AT.name',
    countries: ['AT'],
    concerns: partnerIn('AT'),
    saidIn: ['company-info', 'adverts'],
    source: 'GewO 1994 § 151a',
  },
  {
    field: 'registration.partners.IT.name',
    countries: ['IT'],
    saidIn: ['company-info', 'adverts'],
    source: 'D.Lgs. 276/2003 Article 9: the partner’s authorisation, or the firm’s own',
  },
  {
    field: 'registration.partners.IT.licence',
    countries: ['IT'],
    saidIn: ['company-info', 'adverts'],
    source: 'D.Lgs. 276/2003 Article 9: the number of the authorisation',
  },
];

/** The facts that the firm owes and has not given; `active` are countries with an edition or vacancies. */
export function missingFacts(company: Company, active: Iterable<Country>): FactByLaw[] {
  const concerned = new Set([...active, company.address.country]);
  const given = givenFields(company);
  return factsByLaw.filter(
    ({ field, countries, concerns = () => true }) =>
      !given.has(field) && countries.some((country) => concerned.has(country)) && concerns(company),
  );
}
