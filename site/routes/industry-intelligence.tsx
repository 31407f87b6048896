import type { Route } from './+types/industry-intelligence';
import { catalogue } from '../../content/catalogue.server.ts';
import type { Report } from '../../domain/report/report.ts';
import { formatDate } from '../../domain/edition/format.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { fill } from '../../messages/fill.ts';
import { messagesFor } from '../../messages/messages.ts';
import { pagePath, reportPath } from '../../domain/address/paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { ReportBanner } from '../reports/report-banner.tsx';
import { ReportList } from '../reports/report-list.tsx';
import { absoluteUrl } from '../seo/describe.server.ts';
import { pageCopy } from './describe-page.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('industry-intelligence', url);
  const { industries, reportList } = messagesFor(locale);
  const { heading, text, link } = copy.invitation;
  return {
    hero: copy.hero,
    banner: copy.banner,
    meta,
    list: {
      words: reportList,
      industries,
      reports: catalogue().reports.map((report) => summaryOf(report, locale)),
      invitation: {
        heading,
        text,
        link: { label: link.label, to: pagePath(link.page, locale, link.anchor) },
      },
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function IndustryIntelligence({
  loaderData: { hero, banner, list },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero hero={hero} />
      <ReportBanner {...banner} />
      <ReportList {...list} />
    </>
  );
}

function summaryOf(report: Report, locale: Locale) {
  const path = reportPath(report.id, locale);
  const { title, description, tags } = wordsIn(report, locale);
  const date = formatDate(report.publishDate, locale);
  return {
    id: report.id,
    title,
    description,
    tags,
    industries: report.industries,
    published: fill(messagesFor(locale).reportList.published, { date }),
    previewImageUrl: report.previewImage,
    path,
    shareUrl: absoluteUrl(catalogue().company, path),
  };
}
