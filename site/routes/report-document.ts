import type { Route } from './+types/report-document';
import { catalogue } from '../../content/catalogue.server.ts';
import { normaliseReportId } from '../../domain/report/report-id.ts';
import { formatDate } from '../../domain/edition/format.ts';
import { defaultLocale } from '../../domain/edition/editions.ts';
import { messagesFor } from '../../messages/messages.ts';
import { pagePath, reportDocumentPath } from '../../domain/address/paths.ts';
import { renderReport } from '../reports/render-report.server.tsx';
import { absoluteUrl } from '../seo/describe.server.ts';
import { cardImage, reportCard } from './social-cards.server.ts';

/** The report as one file: no script, its own style, ready to print. Reports exist in English. */
export function loader({ params }: Route.LoaderArgs) {
  const { company, reports, reportText } = catalogue();
  const id = normaliseReportId(params['*'] ?? '');
  const report = reports.find((candidate) => candidate.id === id);
  if (!report) throw new Error(`There is no report "${id}".`);
  const locale = defaultLocale;
  const { reportDocument, report: loaderWords } = messagesFor(locale);
  const card = cardImage(`reports/${id}`, reportCard(report, locale), locale);
  const html = renderReport({
    locale,
    company,
    report,
    text: reportText(report, locale),
    words: reportDocument,
    dates: {
      published: formatDate(report.publishDate, locale),
      checked: formatDate(report.checkedOn, locale),
    },
    back: { label: loaderWords.back, to: pagePath('industry-intelligence', locale) },
    url: absoluteUrl(company, reportDocumentPath(id)),
    image: { url: absoluteUrl(company, card.path), alt: card.alt },
  });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
