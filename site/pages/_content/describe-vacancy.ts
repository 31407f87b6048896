import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import { pagePath, vacancyPath } from '#domain/address/paths.ts';
import { describe } from '#site/seo/describe.ts';
import { breadcrumbs, employmentAgency } from '#site/seo/structured-data.ts';
import { cardImage, vacancyCard } from './social-cards.ts';
import { wordsFor } from './words.ts';

/** A closed vacancy keeps its page for those who have its address, but leaves the index. */
export function describeVacancy(vacancy: VacancySummary, locale: Locale, structuredData: object[]) {
  const { company } = catalogue();
  const { navigation, vacancies: words } = wordsFor(locale);
  const { slug, title, salary, reference, skills, closed } = vacancy;
  const location = words.options[vacancy.location] ?? vacancy.location;
  const remote = catalogue().firm.places.find(({ id }) => id === vacancy.location)?.is === 'remote';
  const sentence = remote ? words.page.remoteDescription : words.page.description;
  return describe(catalogue().firm, {
    company,
    meta: {
      title: `${title}, ${location}`,
      description: fillIn(sentence, { title, location, salary, reference }),
      keywords: skills.slice(0, 8),
    },
    locale,
    pathIn: (other) => vacancyPath(catalogue().firm, slug, other),
    index: !closed,
    card: cardImage(`vacancies/${slug}`, vacancyCard(vacancy, locale), locale),
    structuredData: [
      employmentAgency(company),
      breadcrumbs(company, [
        { name: navigation.home, path: pagePath(catalogue().firm, 'home', locale) },
        { name: navigation.vacancies, path: pagePath(catalogue().firm, 'vacancies', locale) },
        { name: title, path: vacancyPath(catalogue().firm, slug, locale) },
      ]),
      ...structuredData,
    ],
  });
}
