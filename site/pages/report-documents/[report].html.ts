import type { APIRoute } from 'astro';
import { catalogue } from '#content/catalogue.server.ts';
import { pagePath, reportDocumentPath } from '#domain/address/paths.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { Report } from '#domain/reports/report.ts';
import { renderReport } from '#site/reports/render-report.tsx';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { cardImage, reportCard } from '../_content/social-cards.ts';
import { wordsFor } from '../_content/words.ts';

/** The report as one file an edition: no script, its own style, ready to print. */
export const GET: APIRoute = ({ url }) => {
  const found = documentAt(url.pathname);
  if (!found) return new Response(null, { status: 404 });
  const { report, locale } = found;
  const { company, reportText } = catalogue();
  const { reportDocument, report: loaderWords } = wordsFor(locale);
  const card = cardImage(`reports/${report.id}`, reportCard(report, locale), locale);
  const html = renderReport(catalogue().firm, {
    locale,
    company,
    report,
    text: reportText(report, locale),
    words: reportDocument,
    dates: {
      published: formatDate(report.publishDate, locale),
      checked: formatDate(report.checkedOn, locale),
    },
    back: {
      label: loaderWords.back,
      to: pagePath(catalogue().firm, 'industry-intelligence', locale),
    },
    url: absoluteUrl(company, reportDocumentPath(catalogue().firm, report.id, locale)),
    image: { url: absoluteUrl(company, card.path), alt: card.alt },
  });
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

function documentAt(address: string): { report: Report; locale: Locale } | undefined {
  return catalogue()
    .reports.flatMap((report) => locales(catalogue().firm).map((locale) => ({ report, locale })))
    .find(
      ({ report, locale }) => reportDocumentPath(catalogue().firm, report.id, locale) === address,
    );
}
