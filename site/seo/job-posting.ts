import type { Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { industryOptions } from '../../domain/vacancy/filter-options.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import { endOfDay } from '../../domain/vacancy/vacancy-state.ts';
import { isCity, remoteCountries, workplaces } from '../../domain/vacancy/workplace.ts';
import { addDays } from '../../domain/working-time/working-day.ts';

/** How long a posting stays valid after the day on which it is rendered. */
const validityDays = 60;

const hiringOrganization = 'Confidential Client';

/** An open vacancy as Google for Jobs reads it. */
export function jobPosting(
  vacancy: Vacancy,
  { locale, today, url, html }: { locale: Locale; today: string; url: string; html: string },
): object {
  const { title, skills, responsibilities, requirements } = wordsIn(vacancy, locale);
  const industries: readonly string[] = industryOptions;
  return {
    '@type': 'JobPosting',
    title,
    description: html,
    url,
    identifier: { '@type': 'PropertyValue', name: hiringOrganization, value: vacancy.reference },
    datePosted: vacancy.postedOn,
    validThrough: validThrough(vacancy, today),
    employmentType: vacancy.contract.is === 'permanent' ? 'FULL_TIME' : 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: hiringOrganization },
    ...place(vacancy),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: vacancy.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: vacancy.salary.min,
        maxValue: vacancy.salary.max,
        unitText: vacancy.salary.period === 'year' ? 'YEAR' : 'DAY',
      },
    },
    directApply: true,
    ...(vacancy.benefits && {
      jobBenefits: vacancy.benefits.map((benefit) => wordsIn(benefit, locale)).join(', '),
    }),
    industry: vacancy.sector.filter((name) => industries.includes(name)).join(', '),
    skills: skills.join(', '),
    responsibilities: responsibilities.join('\n'),
    qualifications: requirements.join('\n'),
    // Google wants other levels in months, which vacancies do not state.
    ...(vacancy.experience === 'Entry Level' && { experienceRequirements: 'no requirements' }),
  };
}

function validThrough({ location, state }: Vacancy, today: string): string {
  const last = `${addDays(today, validityDays)}T23:59:59Z`;
  if (state.is !== 'open' || state.until === undefined) return last;
  const closes = isoSeconds(endOfDay(location, state.until));
  return closes < last ? closes : last;
}

function isoSeconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/**
 * TELECOMMUTE is for work that is remote all of the time, so a role in a city where one may work
 * remotely now and then keeps its city alone.
 */
function place({ location }: Vacancy): object {
  if (!isCity(location)) {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteCountries.map((code) => ({
        '@type': 'Country',
        name: names.of(code),
      })),
    };
  }
  const { region, country } = workplaces[location];
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        addressRegion: region,
        addressCountry: country,
      },
    },
  };
}
