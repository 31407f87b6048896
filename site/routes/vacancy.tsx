import type { Route } from './+types/vacancy';
import { catalogue } from '../../content/catalogue.server.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { similarVacancies } from '../../domain/vacancy/similar.ts';
import { detailsOf } from '../../domain/vacancy/summary.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf, vacancyPath } from '../../domain/address/paths.ts';
import { VacancyPage } from '../vacancies/vacancy-page.tsx';
import { absoluteUrl } from '../seo/describe.server.ts';
import { jobPosting } from '../seo/job-posting.server.ts';
import { vacancyHtml } from '../seo/vacancy-html.server.ts';
import { describeVacancy } from './describe-vacancy.server.ts';
import { formWords } from './form-words.server.ts';
import { buildDay, openSummaries, summaryOf } from './vacancy-list.server.ts';

const similarShown = 3;

export function loader({ params, url: address }: Route.LoaderArgs) {
  const locale = localeOf(address.pathname);
  const { company, vacancies } = catalogue();
  const vacancy = vacancies.find(({ slug }) => slug === params.slug);
  if (!vacancy) throw new Response(null, { status: 404 });
  const words = messagesFor(locale).vacancies;
  const summary = summaryOf(vacancy, locale);
  const url = absoluteUrl(company, vacancyPath(vacancy.slug, locale));
  const html = vacancyHtml(wordsIn(vacancy, locale), words.card);
  const posting = jobPosting(vacancy, { locale, today: buildDay, url, html });
  return {
    page: {
      locale,
      words,
      url,
      application: formWords('jobApplication', locale),
      summary,
      details: detailsOf(vacancy, locale),
      similar: similarVacancies(summary, openSummaries(locale), similarShown),
    },
    meta: describeVacancy(summary, locale, summary.closed ? [] : [posting]),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Vacancy({ loaderData: { page } }: Route.ComponentProps) {
  return <VacancyPage {...page} />;
}
