import type { Language } from '#domain/edition/language.ts';
import type { Company } from '#domain/firm/company.ts';
import { worksThroughPartner } from '#domain/firm/partner.ts';
import { cantonOf, isOnList, reportingBlock } from './reporting-block.ts';
import type { Vacancy } from '../vacancy.ts';
import { countryOfLocation } from '../engagement.ts';
import type { Country } from '#domain/working-time/country.ts';
import { isInForce, lawRule, lawRuleIds, type AdvertRuleId, type LawRuleId } from './law-rules.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Who advertises. */
export type Advertiser = Pick<Company, 'legalName' | 'address' | 'partnerCountries'> & {
  registration: Pick<Company['registration'], 'partners'>;
};

/** What a rule reads of a vacancy. */
export type Advert = Pick<Vacancy, 'location' | 'minimumPay' | 'reporting' | 'postedOn'> &
  Partial<Pick<Vacancy, 'contract' | 'salary' | 'state'>> &
  /** In the languages that the firm publishes. */
  Partial<Record<Language, { title: string }>>;

/** What is known beside the advert itself. */
export type AdvertContext = {
  /** At the workplace. */
  day: string;
  /** Of the mandate that the role belongs to; undefined if it belongs to none. */
  authority?: 'recorded' | 'not-recorded' | undefined;
};

export type AdvertFault = {
  rule: AdvertRuleId;
  country: Country;
  /** Path in the vacancy's YAML, or in content/company.yaml when it begins with `company.`. */
  field: string;
  code:
    | 'missing'
    | 'not-neutral'
    | 'not-reported'
    | 'on-list'
    | 'list-of-earlier-year'
    | 'not-before'
    | 'no-canton'
    | 'no-authority';
  /** The day or the word that it is about. */
  given?: string;
  source: string;
};

/** What an advert lacks where its workplace is; remote roles follow the law of the firm's seat. */
export function advertFaults(
  firm: Firm,
  advert: Advert,
  advertiser: Advertiser,
  publication: AdvertContext,
): AdvertFault[] {
  const country = countryOfLocation(firm, advert.location, advertiser.address.country);
  return rulesFor(country, publication.day).flatMap((rule) => {
    const { source } = lawRule(rule);
    const check: Check | undefined = (checks as Partial<Record<LawRuleId, Check>>)[rule];
    const faults = check?.(advert, advertiser, { ...publication, firm }) ?? [];
    return faults.map((fault) => ({ rule: rule as AdvertRuleId, country, source, ...fault }));
  });
}

/** The rules that apply at a workplace in a country on a day. */
export function rulesFor(country: Country, day: string): LawRuleId[] {
  return lawRuleIds.filter((id) => {
    const rule = lawRule(id);
    return rule.countries.includes(country) && isInForce(rule, day);
  });
}

type Fault = Pick<AdvertFault, 'field' | 'code' | 'given'>;
type Check = (
  advert: Advert,
  advertiser: Advertiser,
  publication: AdvertContext & { firm: Firm },
) => Fault[];

const dutyFaults: Check = (advert, _, { day, firm }) => {
  const { reporting, state, postedOn } = advert;
  if (!reporting) return missing('reporting', reporting);
  if (reporting.is === 'to-report') return [{ field: 'reporting.is', code: 'not-reported' }];
  if (reporting.is === 'not-listed') {
    if (isOnList(firm, advert, reporting)) {
      const given = reporting.occupation.name;
      return [{ field: 'reporting.is', code: 'on-list', given }];
    }
    // A list ends with its year.
    const isStale = reporting.checkedOn.slice(0, 4) < postedOn.slice(0, 4);
    return isStale ? [{ field: 'reporting.checkedOn', code: 'list-of-earlier-year' }] : [];
  }
  const block = reportingBlock(firm, advert);
  if (block?.is !== 'waiting') return [];
  if (cantonOf(firm, advert.location) === undefined) {
    return [{ field: 'location', code: 'no-canton' }];
  }
  const isScheduled = state?.is === 'scheduled';
  const first = isScheduled ? state.from : day;
  if (first >= block.until) return [];
  const field = isScheduled ? 'state.from' : 'reporting.confirmedOn';
  return [{ field, code: 'not-before', given: block.until }];
};

/** What data can tell of each rule that publishing can break. */
const checks: Record<AdvertRuleId, Check> = {
  'gb-agency': ({ contract }, { legalName }) => [
    ...missing('company.legalName', legalName),
    ...missing('contract', contract),
  ],
  'gb-authority': (_, __, { authority }) =>
    authority === 'not-recorded' ? [{ field: 'mandate.authority', code: 'no-authority' }] : [],
  'de-title': neutralTitle,
  'at-title': neutralTitle,
  'at-minimum-pay': ({ minimumPay }) => missing('minimumPay', minimumPay),
  'at-partner': (_, advertiser) => partnerMissing('AT', advertiser),
  'ch-partner': (_, advertiser) =>
    worksThroughPartner(advertiser, 'CH')
      ? partnerMissing('CH', advertiser)
      : [
          ...missing('company.legalName', advertiser.legalName),
          ...missing('company.address.street', advertiser.address.street),
          ...missing('company.address.city', advertiser.address.city),
          ...missing('company.address.postcode', advertiser.address.postcode),
        ],
  'ch-reporting-duty': dutyFaults,
  'it-authorisation': (_, { registration }) => [
    ...missing('company.registration.partners.IT.name', registration.partners?.IT?.name),
    ...missing('company.registration.partners.IT.licence', registration.partners?.IT?.licence),
  ],
  'eu-pay-range': ({ salary }) => missing('salary', salary),
};

function partnerMissing(country: 'AT' | 'CH', advertiser: Advertiser): Fault[] {
  if (!worksThroughPartner(advertiser, country)) return [];
  const partner = advertiser.registration.partners?.[country];
  const path = `company.registration.partners.${country}`;
  return [
    ...missing(`${path}.name`, partner?.name),
    ...missing(`${path}.address`, partner?.address),
  ];
}

function missing(field: string, value: unknown): Fault[] {
  const blank = typeof value === 'string' ? value.trim() === '' : value === undefined;
  return blank ? [{ field, code: 'missing' }] : [];
}

/** German titles name all genders, “(m/w/d)” in any order; English ones name none. */
function neutralTitle({ de, en }: Advert): Fault[] {
  const neutral = /\((?:[mwdfxi](?:\/[mwdfxi]){1,3}|alle Geschlechter|all genders)\)/i;
  const gendered = en && genderedWord(en.title);
  return [
    ...(!de || neutral.test(de.title) ? [] : [{ field: 'de.title', code: 'not-neutral' } as const]),
    ...(gendered === undefined
      ? []
      : [{ field: 'en.title', code: 'not-neutral', given: gendered } as const]),
  ];
}

/** Words that name one gender: “foreman”, “salesmanship” is none, “he”, “his or her” is none. */
const gendered =
  /\b(?:\w*(?:man|men|woman|women)|he|she|him|his|hers?|stewardess|hostess|waitress|actress|girl|boy|lady|guy)\b/gi;

/** Words that only end so: names, places and nouns without a gender. */
const neutral = new Set(['human', 'german', 'germen', 'roman', 'norman', 'specimen', 'acumen']);

/** The first word of an English title that names one gender. */
export function genderedWord(title: string): string | undefined {
  // Both are named.
  const said = title.replace(
    /\b(?:he|she|his|her|him)\s*(?:\/|or)\s*(?:he|she|his|hers?|him)\b/gi,
    '',
  );
  return said.match(gendered)?.find((word) => !neutral.has(word.toLowerCase()));
}
