import { catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { messagesFor } from '../../messages/messages.ts';
import { pagePath, vacancyFeedPath, vacancyPath } from '../../domain/address/paths.ts';
import { absoluteUrl } from '../seo/describe.server.ts';
import { vacancyHtml } from '../seo/vacancy-html.server.ts';
import type { VacancyFeed } from '../seo/vacancy-feed.server.ts';
import { openVacancies, summaryOf } from './vacancy-list.server.ts';

export function vacancyFeed(locale: Locale): VacancyFeed {
  const { company } = catalogue();
  const { meta } = catalogue().page('vacancies', locale);
  const words = messagesFor(locale).vacancies;
  const url = (path: string) => absoluteUrl(company, path);
  return {
    title: `${meta.title} | ${company.name}`,
    description: meta.description,
    language: locale,
    pageUrl: url(pagePath('vacancies', locale)),
    jsonUrl: url(vacancyFeedPath('json', locale)),
    rssUrl: url(vacancyFeedPath('xml', locale)),
    items: openVacancies(locale).map((vacancy) => {
      const { slug, title, location, salary, postedOn, sector } = summaryOf(vacancy, locale);
      return {
        id: vacancy.reference,
        url: url(vacancyPath(slug, locale)),
        title: `${title}, ${words.options[location] ?? location}`,
        summary: `${words.options[location] ?? location} · ${salary}`,
        html: vacancyHtml(wordsIn(vacancy, locale), words.card),
        postedOn,
        tags: sector.map((name) => words.options[name] ?? name),
      };
    }),
  };
}
