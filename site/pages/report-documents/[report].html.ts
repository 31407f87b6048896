import type { APIRoute } from 'astro';
import { catalogue } from '../../../content/catalogue.server.ts';
import { pagePath, reportDocumentPath } from '../../../domain/address/paths.ts';
import { defaultLocale } from '../../../domain/edition/editions.ts';
import { formatDate } from '../../../domain/edition/format.ts';
import type { Report } from '../../../domain/report/report.ts';
import { renderReport } from '../../reports/render-report.tsx';
import { absoluteUrl } from '../../seo/describe.ts';
import { cardImage, reportCard } from '../_content/social-cards.ts';
import { wordsFor } from '../_content/words.ts';

export function getStaticPaths() {
  return catalogue().reports.map((report) => ({
    params: { report: report.id },
    props: { report },
  }));
}

/** The report as one file: no script, its own style, ready to print. Reports exist in English. */
export const GET: APIRoute<{ report: Report }> = ({ props: { report } }) => {
  const { company, reportText } = catalogue();
  const locale = defaultLocale;
  const { reportDocument, report: loaderWords } = wordsFor(locale);
  const card = cardImage(`reports/${report.id}`, reportCard(report, locale), locale);
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
    url: absoluteUrl(company, reportDocumentPath(report.id)),
    image: { url: absoluteUrl(company, card.path), alt: card.alt },
  });
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
