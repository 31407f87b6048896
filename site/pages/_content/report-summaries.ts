import { catalogue } from '#content/catalogue.server.ts';
import { firmCardPath, imagePath, reportPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ReportSummary } from '#site/reports/report-card.tsx';
import { absoluteUrl } from '#site/seo/site-url.ts';
import { wordsFor } from './words.ts';

export function reportSummaries(locale: Locale): ReportSummary[] {
  const { company, reports } = catalogue();
  const words = wordsFor(locale).reportList;
  return reports.map((report) => {
    const path = reportPath(catalogue().firm, report.id, locale);
    const { title, description, tags, previewImage, cover } = wordsIn(report, locale);
    return {
      id: report.id,
      title,
      description,
      tags,
      industries: report.industries,
      published: fillIn(words.published, { date: formatDate(report.publishDate, locale) }),
      previewImageUrl: cover ? imagePath(cover.id, cover.width) : (previewImage ?? firmCardPath),
      path,
      shareUrl: absoluteUrl(company, path),
    };
  });
}
