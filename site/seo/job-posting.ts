import { filterOptions } from '#domain/vacancies/filter.ts';
import { entryLevel, placeOf } from '#domain/vacancies/engagement.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { partsOf, type OfEachField } from '#domain/vacancies/vacancy-field.ts';
import { endOfDay } from '#domain/vacancies/vacancy-state.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** How long a posting stays valid after the day on which it is rendered. */
const validityDays = 60;

const hiringOrganization = 'Confidential Client';

type Context = { firm: Firm; today: string; url: string; html: string };

/** An open vacancy as Google for Jobs reads it. */
export function jobPosting(vacancy: PublicVacancy, context: Context): object {
  return Object.assign(
    { '@type': 'JobPosting', directApply: true },
    { hiringOrganization: { '@type': 'Organization', name: hiringOrganization } },
    ...partsOf(properties).map((property) => property(vacancy, context)),
  ) as object;
}

/** The properties that each field becomes. */
const properties: OfEachField<(vacancy: PublicVacancy, context: Context) => object> = {
  title: ({ title }) => ({ title }),
  // The whole advertisement, with what the law of the workplace requires.
  description: (_, { html }) => ({ description: html }),
  slug: (_, { url }) => ({ url }),
  reference: ({ reference }) => ({
    identifier: { '@type': 'PropertyValue', name: hiringOrganization, value: reference },
  }),
  postedOn: ({ postedOn }) => ({ datePosted: postedOn }),
  state: (vacancy, { firm, today }) => ({ validThrough: validThrough(firm, vacancy, today) }),
  contract: ({ contract }) => ({
    employmentType: contract.is === 'permanent' ? 'FULL_TIME' : 'CONTRACTOR',
  }),
  location: (vacancy, { firm }) => placeOfWork(firm, vacancy),
  salary: ({ pay }) => ({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.min,
        maxValue: pay.max,
        unitText: pay.period === 'year' ? 'YEAR' : 'DAY',
      },
    },
  }),
  benefits: ({ benefits }) => (benefits.length > 0 ? { jobBenefits: benefits.join(', ') } : {}),
  sector: ({ sector }, { firm }) => ({
    industry: sector.filter((name) => filterOptions(firm).industries.includes(name)).join(', '),
  }),
  skills: ({ skills }) => ({ skills: skills.join(', ') }),
  responsibilities: ({ responsibilities }) => ({ responsibilities: responsibilities.join('\n') }),
  requirements: ({ requirements }) => ({ qualifications: requirements.join('\n') }),
  // Google wants other levels in months, which vacancies do not state.
  experience: ({ experience }) =>
    experience === entryLevel ? { experienceRequirements: 'no requirements' } : {},
  // TELECOMMUTE follows from the location, see below.
  workplace: 'left out',
  // Part of the description: schema.org has no property for the first two, the law asks for the last.
  workload: 'left out',
  thirteenthSalary: 'left out',
  minimumPay: 'left out',
  // Schema.org knows none of these of a job.
  roleCategory: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  confirmedOn: 'left out',
  reporting: 'left out',
  sample: 'left out',
};

function validThrough(
  firm: Pick<Firm, 'country' | 'places'>,
  { location, until }: PublicVacancy,
  today: string,
): string {
  const last = `${addDays(today, validityDays)}T23:59:59Z`;
  if (until === undefined) return last;
  const closes = isoSeconds(endOfDay(firm, location, until));
  return closes < last ? closes : last;
}

function isoSeconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/**
 * TELECOMMUTE is for work that is remote all of the time, so a role in a city where one may work
 * remotely now and then keeps its city alone.
 */
function placeOfWork(firm: Pick<Firm, 'places'>, { location }: PublicVacancy): object {
  const place = placeOf(firm, location);
  if (place?.is !== 'town') {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: (place?.countries ?? []).map((code) => ({
        '@type': 'Country',
        name: names.of(code),
      })),
    };
  }
  const { region, country, postcode } = place;
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        addressRegion: region,
        ...(postcode && { postalCode: postcode }),
        addressCountry: country,
      },
    },
  };
}
