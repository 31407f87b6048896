import { cantonOf } from '../../../domain/reporting-duty/reporting-block.ts';
import type { Company } from '../../../domain/firm/company.ts';
import { partnerFor, type Partner } from '../../../domain/firm/partner.ts';
import type { MandateFacts } from '../../../domain/mandate/mandate.ts';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import { townOf } from '../../../domain/vacancy/workplace.ts';
import { addDays } from '../../../domain/working-time/working-day.ts';

/** Who answers the employment centre; not published there. */
export type JobRoomContact = {
  salutation: 'MR' | 'MS';
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
};

export type ReportedRole = {
  vacancy: Vacancy;
  /** The employer, kept confidential by the employment centre. */
  mandate: Pick<MandateFacts, 'employer' | 'seat'> | undefined;
  company: Company;
  contact: JobRoomContact;
  /** In Switzerland. */
  today: string;
};

/** The longest publication and text that Job-Room takes. */
const maxDays = 60;
const maxText = 10_000;

/**
 * A role as Job-Room takes it, or what it lacks. The advertiser acts for the employer (`surrogate`).
 * https://test-api.job-room.ch/api-docs/jobAdvertisements/v1
 */
export function composeAdvert(role: ReportedRole): { advert: object } | { lacks: string[] } {
  const { vacancy, mandate, company, contact, today } = role;
  const town = townOf(vacancy.location);
  const code = vacancy.reporting?.occupation.avamCode;
  const firm = companyOf(company);
  const wanted = {
    'the AVAM code of the occupation': code,
    'the postcode of the place': town?.postcode,
    'the canton of the place': cantonOf(vacancy.location),
    'a mandate with the employer': mandate?.employer,
    'the employer’s postcode and town, on the mandate': mandate?.seat,
    'the partner’s address as “Street 1, 8001 Town”': firm,
  };
  const lacks = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
  if (lacks.length > 0) return { lacks };
  const { min, max } = vacancy.workload ?? { min: 100, max: 100 };
  return {
    advert: {
      externalReference: vacancy.reference,
      reportToAvam: true,
      numberOfJobs: '1',
      contact: { languageIsoCode: 'de', ...contact },
      jobDescriptions: (['de', 'en'] as const).map((language) => ({
        languageIsoCode: language,
        title: vacancy[language].title,
        description: textOf(vacancy[language]),
      })),
      company: { ...firm, countryIsoCode: 'CH', surrogate: true },
      employer: {
        name: mandate!.employer,
        postalCode: mandate!.seat!.postcode,
        city: mandate!.seat!.city,
        countryIsoCode: 'CH',
      },
      employment: {
        shortEmployment: false,
        immediately: true,
        permanent: vacancy.contract.is === 'permanent',
        workloadPercentageMin: String(min),
        workloadPercentageMax: String(max),
      },
      location: { postalCode: town!.postcode, city: town!.names.de, countryIsoCode: 'CH' },
      occupation: { avamOccupationCode: code },
      // Not its page: the role must not be published elsewhere yet.
      applyChannel: { emailAddress: company.email.candidates },
      publication: {
        startDate: today,
        endDate: addDays(today, maxDays),
        euresDisplay: false,
        publicDisplay: true,
      },
    },
  };
}

/** The licensed firm, or the firm itself if its seat is in Switzerland. */
function companyOf(company: Company) {
  const { legalName: name, address } = company;
  const own: Partner = { name, address: `${address.street}, ${address.postcode} ${address.city}` };
  const { name: advertiser, address: text = '' } = partnerFor(company, 'CH') ?? own;
  const parts = /^(.+?)(?: (\d+\s?[a-z]?))?, (\d{4}) (.+)$/i.exec(text);
  if (!parts) return undefined;
  const [, street, houseNumber, postalCode, city] = parts;
  return { name: advertiser, street, ...(houseNumber && { houseNumber }), postalCode, city };
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Markdown: Job-Room takes no HTML. */
function textOf({ description, responsibilities, requirements }: Vacancy['de']): string {
  return [description, list(responsibilities), list(requirements)].join('\n\n').slice(0, maxText);
}
