import { catalogue } from '#content/catalogue.server.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import { withVia } from '#domain/address/via.ts';
import { countryOf, defaultLocale, type Locale, locales } from '#domain/edition/editions.ts';
import { placeOf, townOf } from '#domain/vacancies/engagement.ts';
import { publicVacancy, type PublicVacancy } from '#domain/vacancies/summary.ts';
import { type OfEachField, partsOf } from '#domain/vacancies/vacancy-field.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { type JobEntry, startOf, vacancyHtml } from '#site/seo/vacancy-feed.ts';
import { requiredInAdvert } from './advertiser.ts';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

/** The roles of the feed, each once: in the words of the country in which the work is done. */
export function jobEntries(
  { advertised, today }: VacancyList,
  via: string | undefined,
): JobEntry[] {
  const { firm } = catalogue();
  return advertised.map((vacancy) => {
    const locale = localeAt(vacancy.location);
    const shown = publicVacancy(firm, vacancy, locale, today);
    return Object.assign(
      { company: catalogue().company.name },
      ...partsOf(partsFor(shown, locale, via)),
    ) as JobEntry;
  });
}

function localeAt(location: string): Locale {
  const { firm } = catalogue();
  const country = townOf(firm, location)?.country;
  return locales(firm).find((locale) => countryOf(locale) === country) ?? defaultLocale(firm);
}

function partsFor(
  vacancy: PublicVacancy,
  locale: Locale,
  via: string | undefined,
): OfEachField<Partial<JobEntry>> {
  const { firm, company } = catalogue();
  const words = wordsFor(locale).vacancies;
  const name = (option: string) => words.options[option] ?? option;
  const page = absoluteUrl(company, vacancyPath(firm, vacancy.slug, locale));
  return {
    title: { title: vacancy.title },
    postedOn: { date: startOf(vacancy.postedOn).toUTCString() },
    reference: { referencenumber: vacancy.reference },
    slug: { url: withVia(page, via) },
    location: placeParts(vacancy.location, name(vacancy.location)),
    // The whole advertisement, with what the law of the workplace requires.
    description: {
      description: vacancyHtml(vacancy, words.card, requiredInAdvert(vacancy, locale)),
    },
    salary: { salary: vacancy.salary },
    contract: { jobtype: jobTypeOf(vacancy) },
    roleCategory: { category: name(vacancy.roleCategory) },
    state:
      vacancy.until === undefined ? {} : { expirationdate: startOf(vacancy.until).toUTCString() },
    ...insideTheDescription,
  };
}

/** A role without a town is advertised in the country of the firm, whose law it follows. */
function placeParts(location: string, shown: string) {
  const { firm, company } = catalogue();
  const place = placeOf(firm, location);
  if (place?.is !== 'town') return { city: shown, country: company.address.country };
  const { region, country, postcode } = place;
  return { city: shown, state: region, country, ...(postcode && { postalcode: postcode }) };
}

function jobTypeOf({ contract, workloadMax }: PublicVacancy): string {
  const hours = workloadMax === 100 ? 'fulltime' : 'parttime';
  const kinds = { permanent: [], 'fixed-term': ['temporary'], 'day-rate': ['contract'] };
  return [hours, ...kinds[contract.is]].join(', ');
}

/** Or behind the link. */
const insideTheDescription = {
  workload: 'left out',
  skills: 'left out',
  responsibilities: 'left out',
  requirements: 'left out',
  minimumPay: 'left out',
  thirteenthSalary: 'left out',
  workplace: 'left out',
  experience: 'left out',
  sector: 'left out',
  benefits: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  confirmedOn: 'left out',
  reporting: 'left out',
  sample: 'left out',
} as const;
