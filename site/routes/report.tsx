import type { Route } from './+types/report';
import { catalogue } from '../../content/catalogue.server.ts';
import { messagesFor } from '../messages/messages.server.ts';
import { localeOf, pagePath, reportNotFoundPath, reportPath } from '../paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { describe } from '../seo/describe.server.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Older links end in .html; both forms show the same report. */
export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company, reports } = catalogue();
  const words = messagesFor(locale).report;
  const report = reports.find(({ id }) => id === params['*']?.replace(/\.html$/, ''));
  const title = report?.en.title ?? words.notFound;
  const description = report?.en.description ?? words.notFoundMessage;
  return {
    hero: {
      eyebrow: words.eyebrow,
      heading: title,
      introduction: report ? words.unpublished : words.notFoundMessage,
    },
    back: { label: words.back, to: pagePath('industry-intelligence', locale) },
    meta: describe({
      company,
      meta: { title, description, keywords: report?.en.tags ?? [] },
      locale,
      pathIn: (other) => (report ? reportPath(report.id, other) : reportNotFoundPath(other)),
      index: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ReportPage({ loaderData: { hero, back } }: Route.ComponentProps) {
  return (
    <PageHero hero={hero}>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
    </PageHero>
  );
}
