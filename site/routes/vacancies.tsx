import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/vacancies';
import { catalogue } from '../../content/catalogue.server.ts';
import { detailsOf } from '../../domain/vacancy/summary.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf, vacancyFeedPath, vacancyPath } from '../../domain/address/paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Closing } from '../vacancies/closing.tsx';
import { VacancyList } from '../vacancies/vacancy-list.tsx';
import { absoluteUrl } from '../seo/describe.server.ts';
import { itemList } from '../seo/structured-data.server.ts';
import { describePage } from './describe-page.server.ts';
import { formWords } from './form-words.server.ts';
import { listedVacancies, openVacancies, summaryOf } from './vacancy-list.server.ts';

/** So many vacancies travel with their whole text; the text of any others is fetched on demand. */
const carriedInFull = 24;

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company } = catalogue();
  const { hero, closing, meta } = catalogue().page('vacancies', locale);
  const words = messagesFor(locale).vacancies;
  const listed = listedVacancies(locale);
  const firstOpen = openVacancies(locale)
    .slice(0, 5)
    .map((vacancy) => ({
      name: summaryOf(vacancy, locale).title,
      path: vacancyPath(vacancy.slug, locale),
    }));
  return {
    locale,
    hero,
    closing,
    words,
    application: formWords('jobApplication', locale),
    vacancies: listed.map((vacancy) => summaryOf(vacancy, locale)),
    carriedDetails: Object.fromEntries(
      listed.slice(0, carriedInFull).map((vacancy) => [vacancy.slug, detailsOf(vacancy, locale)]),
    ),
    meta: [
      ...describePage('vacancies', locale, meta, [itemList(company, firstOpen)]),
      feedLink('application/feed+json', 'json'),
      feedLink('application/rss+xml', 'xml'),
    ],
  };

  function feedLink(type: string, format: 'json' | 'xml') {
    const href = absoluteUrl(company, vacancyFeedPath(format, locale));
    return { tagName: 'link' as const, rel: 'alternate', type, title: words.feeds, href };
  }
}

/** The filters change the query string, which the data do not depend on. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Vacancies({
  loaderData: { hero, closing, vacancies, carriedDetails, application, locale, words },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero hero={hero} />
      <VacancyList {...{ vacancies, carriedDetails, application, locale, words }} />
      <Closing copy={closing} locale={locale} />
    </>
  );
}
