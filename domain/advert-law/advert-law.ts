import type { Company } from '../firm/company.ts';
import type { Vacancy } from '../vacancy/vacancy.ts';
import { countryOfLocation } from '../vacancy/workplace.ts';
import type { Country } from '../working-time/country.ts';

/** Who advertises. */
export type Advertiser = Pick<Company, 'legalName' | 'address' | 'partnerCountries'> & {
  registration: Pick<Company['registration'], 'partners'>;
};

/** What a rule reads of a vacancy. */
export type Advert = Pick<Vacancy, 'location' | 'minimumPay'> &
  Partial<Pick<Vacancy, 'contract' | 'salary'>> & { de: { title: string } };

export type AdvertFault = {
  country: Country;
  /** Path in the vacancy's YAML, or in content/company.yaml when it begins with `company.`. */
  field: string;
  code: 'missing' | 'not-neutral';
  source: string;
};

/** What an advert lacks where its workplace is; remote roles follow the law of the firm's seat. */
export function advertFaults(advert: Advert, advertiser: Advertiser): AdvertFault[] {
  const country = countryOfLocation(advert.location, advertiser.address.country);
  return rules[country].flatMap(({ source, faults }) =>
    faults(advert, advertiser).map((fault) => ({ country, source, ...fault })),
  );
}

type Fault = Pick<AdvertFault, 'field' | 'code'>;
type Rule = { source: string; faults(advert: Advert, advertiser: Advertiser): Fault[] };

/** Not legal advice: what the sources ask of the text of an advert, as far as data can tell. */
const rules: Record<Country, readonly Rule[]> = {
  GB: [
    {
      source:
        'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319), reg. 27: full name of the agency, permanent or temporary',
      faults: ({ contract }, { legalName }) => [
        ...missing('company.legalName', legalName),
        ...missing('contract', contract),
      ],
    },
  ],
  DE: [{ source: 'AGG § 11 with §§ 1 and 7: neutral job title', faults: neutralTitle }],
  AT: [
    { source: 'GlBG § 9 (1): neutral job title', faults: neutralTitle },
    {
      source: 'GlBG § 9 (2): minimum pay with its unit and the willingness to overpay',
      faults: ({ minimumPay }) => missing('minimumPay', minimumPay),
    },
  ],
  CH: [
    {
      source: 'AVG (SR 823.11) Art. 7: name and exact address of the placement firm',
      faults: (_, { legalName, address, partnerCountries, registration }) => [
        ...missing('company.legalName', legalName),
        ...missing('company.address.street', address.street),
        ...missing('company.address.city', address.city),
        ...missing('company.address.postcode', address.postcode),
        ...(partnerCountries.includes('CH')
          ? missing('company.registration.partners.CH', registration.partners?.CH)
          : []),
      ],
    },
  ],
  IT: [
    {
      source: 'D.Lgs. 276/2003 Art. 9: authorisation of the agency in every advert',
      faults: (_, { registration }) =>
        missing('company.registration.partners.IT', registration.partners?.IT),
    },
    {
      source: 'Directive (EU) 2023/970 Art. 5, in force in Italy: pay range',
      faults: ({ salary }) => missing('salary', salary),
    },
  ],
};

function missing(field: string, value: unknown): Fault[] {
  const blank = typeof value === 'string' ? value.trim() === '' : value === undefined;
  return blank ? [{ field, code: 'missing' }] : [];
}

/** German titles name all genders: "(m/w/d)" in any order, or "(alle Geschlechter)". */
function neutralTitle({ de }: Advert): Fault[] {
  const neutral = /\((?:[mwdfxi](?:\/[mwdfxi]){1,3}|alle Geschlechter|all genders)\)/i;
  return neutral.test(de.title) ? [] : [{ field: 'de.title', code: 'not-neutral' }];
}
