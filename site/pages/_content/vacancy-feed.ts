import { catalogue } from '../../../content/catalogue.server.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import { wordsIn } from '../../../domain/edition/spelling.ts';
import { pagePath, vacancyFeedPath, vacancyPath } from '../../../domain/address/paths.ts';
import { absoluteUrl } from '../../seo/describe.ts';
import { vacancyHtml } from '../../seo/vacancy-html.ts';
import type { VacancyFeed } from '../../seo/vacancy-feed.ts';
import { requiredInAdvert } from './advertiser.ts';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

export function vacancyFeed({ open, summaryOf }: VacancyList, locale: Locale): VacancyFeed {
  const { company } = catalogue();
  const { meta } = catalogue().page('vacancies', locale);
  const words = wordsFor(locale).vacancies;
  const url = (path: string) => absoluteUrl(company, path);
  return {
    title: `${meta.title} | ${company.name}`,
    description: meta.description,
    language: locale,
    pageUrl: url(pagePath('vacancies', locale)),
    jsonUrl: url(vacancyFeedPath('json', locale)),
    rssUrl: url(vacancyFeedPath('xml', locale)),
    items: open.map((vacancy) => {
      const { slug, title, location, salary, postedOn, sector } = summaryOf(vacancy);
      return {
        id: vacancy.reference,
        url: url(vacancyPath(slug, locale)),
        title: `${title}, ${words.options[location] ?? location}`,
        summary: `${words.options[location] ?? location} · ${salary}`,
        html: vacancyHtml(wordsIn(vacancy, locale), words.card, requiredInAdvert(vacancy, locale)),
        postedOn,
        tags: sector.map((name) => words.options[name] ?? name),
      };
    }),
  };
}
