import type { VacancyFacts } from '#domain/vacancies/filter.ts';
import { countryOfLocation } from '#domain/vacancies/engagement.ts';
import { vacancySchema, type Vacancy } from '#domain/vacancies/vacancy.ts';
import { catalogue } from '#content/catalogue.server.ts';

export function someFacts(facts: Partial<VacancyFacts> = {}): VacancyFacts {
  return {
    sector: ['Aerospace & Aviation', 'Aviation'],
    roleCategory: 'Quality',
    experience: 'Senior',
    workType: 'Permanent',
    remote: false,
    location: 'Munich',
    closed: false,
    ...facts,
  };
}

/** Lawful there, unless a test says otherwise. */
function isSwiss(location = ''): boolean {
  return countryOfLocation(catalogue().firm, location, catalogue().firm.country) === 'CH';
}

/** In the form of the firm. */
export function aReference(number: number): string {
  return catalogue().firm.reference.replace(/0+$/, (digits) =>
    String(number).padStart(digits.length, '0'),
  );
}

export function aVacancy(changes: Partial<Vacancy> = {}): Vacancy {
  const words = {
    title: 'Quality Engineer',
    description: 'Keeps the quality of <parts> & records.',
    skills: ['EN 9100', 'FMEA', 'Audit', '8D'],
    responsibilities: ['Audit', 'Report', 'Plan', 'Teach'],
    requirements: ['Degree', 'German', 'English', 'Travel'],
  };
  // Typed as a whole: a field that is added to the schema does not compile without a value here.
  const vacancy: Vacancy = {
    slug: 'quality-engineer-munich',
    reference: aReference(1),
    postedOn: '2026-03-02',
    state: { is: 'open' },
    location: 'Munich',
    contract: { is: 'permanent' },
    workplace: 'on-site',
    salary: { min: 60_000, max: 70_000, currency: 'EUR', period: 'year' },
    sector: ['Aerospace & Aviation', 'Aviation'],
    experience: 'Senior',
    roleCategory: 'Quality',
    en: words,
    // Lawful in Munich.
    de: { ...words, title: 'Quality Engineer (m/w/d)' },
    ...(isSwiss(changes.location) && {
      reporting: {
        is: 'not-listed',
        occupation: { name: 'Qualitätsingenieur/in' },
        checkedOn: changes.postedOn ?? '2026-03-02',
      },
    }),
    ...changes,
  };
  const { slug, ...content } = vacancy;
  return { ...vacancySchema(catalogue().firm).parse(content), slug };
}
