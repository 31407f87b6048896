import type { Route } from './+types/report';
import { catalogue } from '../../content/catalogue.server.ts';
import { normaliseReportId } from '../../domain/report/report-id.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { messagesFor } from '../../messages/messages.ts';
import {
  localeOf,
  pagePath,
  reportDocumentPath,
  reportNotFoundPath,
  reportPath,
} from '../../domain/address/paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { ReportLoader } from '../reports/report-loader.tsx';
import { describe } from '../seo/describe.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cardImage, reportCard } from './social-cards.server.ts';

/** Older links end in .html; both forms show the same report. */
export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company, reports } = catalogue();
  const words = messagesFor(locale).report;
  const report = reports.find(({ id }) => id === normaliseReportId(params['*'] ?? ''));
  const listed = report && wordsIn(report, locale);
  const title = listed?.title ?? words.notFound;
  const description = listed?.description ?? words.notFoundMessage;
  return {
    words,
    backTo: pagePath('industry-intelligence', locale),
    report: report && {
      id: report.id,
      title,
      documentPath: reportDocumentPath(report.id),
    },
    meta: describe({
      company,
      meta: { title, description, keywords: [...(listed?.tags ?? [])] },
      locale,
      pathIn: (other) => (report ? reportPath(report.id, other) : reportNotFoundPath(other)),
      index: false,
      card: report && cardImage(`reports/${report.id}`, reportCard(report, locale), locale),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ReportPage({
  loaderData: { words, backTo, report },
}: Route.ComponentProps) {
  if (report) return <ReportLoader {...report} backTo={backTo} words={words} />;
  const { eyebrow, notFound, notFoundMessage, back } = words;
  return (
    <PageHero hero={{ eyebrow, heading: notFound, introduction: notFoundMessage }}>
      <ButtonLink to={backTo}>{back}</ButtonLink>
    </PageHero>
  );
}
