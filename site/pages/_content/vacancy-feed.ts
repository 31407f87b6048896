import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { partsOf, type OfEachField } from '#domain/vacancies/vacancy-field.ts';
import { pagePath, vacancyFeedPath, vacancyPath } from '#domain/address/paths.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { type VacancyFeed, vacancyHtml } from '#site/seo/vacancy-feed.ts';
import { requiredInAdvert } from './advertiser.ts';
import { lastChanged, type VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

export function vacancyFeed({ advertised, publicOf }: VacancyList, locale: Locale): VacancyFeed {
  const { company } = catalogue();
  const { meta } = catalogue().page('vacancies', locale);
  const url = (path: string) => absoluteUrl(company, path);
  return {
    title: `${meta.title} | ${company.name}`,
    description: meta.description,
    language: locale,
    pageUrl: url(pagePath(catalogue().firm, 'vacancies', locale)),
    jsonUrl: url(vacancyFeedPath(catalogue().firm, 'json', locale)),
    rssUrl: url(vacancyFeedPath(catalogue().firm, 'xml', locale)),
    items: advertised.map((vacancy) => ({
      ...itemOf(publicOf(vacancy), locale),
      changedOn: lastChanged(vacancy),
    })),
  };
}

type Item = Omit<VacancyFeed['items'][number], 'changedOn'>;

function itemOf(vacancy: PublicVacancy, locale: Locale): Item {
  const { slug, reference, title, location, salary, postedOn, sector } = vacancy;
  const words = wordsFor(locale).vacancies;
  const place = words.options[location] ?? location;
  const html = vacancyHtml(vacancy, words.card, requiredInAdvert(vacancy, locale));
  const parts: OfEachField<Partial<Item>> = {
    reference: { id: reference },
    slug: { url: absoluteUrl(catalogue().company, vacancyPath(catalogue().firm, slug, locale)) },
    title: { title: `${title}, ${place}` },
    salary: { summary: `${place} · ${salary}` },
    postedOn: { postedOn },
    sector: { tags: sector.map((name) => words.options[name] ?? name) },
    // The whole advertisement, with what the law of the workplace requires.
    description: { html },
    ...insideOtherParts,
  };
  return Object.assign({}, ...partsOf(parts)) as Item;
}

const insideOtherParts = {
  // In the title.
  location: 'left out',
  // In the text.
  skills: 'left out',
  responsibilities: 'left out',
  requirements: 'left out',
  workload: 'left out',
  thirteenthSalary: 'left out',
  minimumPay: 'left out',
  // Only open roles are listed, and a reader follows the link for the rest.
  state: 'left out',
  contract: 'left out',
  workplace: 'left out',
  experience: 'left out',
  roleCategory: 'left out',
  benefits: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  confirmedOn: 'left out',
  // Never public.
  reporting: 'left out',
  sample: 'left out',
} as const;
