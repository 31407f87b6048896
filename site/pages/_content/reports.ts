import { catalogue } from '#content/catalogue.server.ts';
import { firmCardPath, imagePath, pagePath, reportPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ReportSummary } from '#site/reports/report-card.tsx';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { wordsFor } from './words.ts';
import { type PageName, pageNames } from '#domain/pages/page-name.ts';
import { linkTo, renderMarkdown } from '#site/prose/render-markdown.ts';

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

/** In a legal text `page:contact#form` is the address of that page in the edition. */
export function renderLegalText(markdown: string, locale: Locale) {
  return renderMarkdown(markdown, {
    link({ href, tokens }) {
      return linkTo(addressOf(href, locale), this.parser.parseInline(tokens));
    },
  });
}

function addressOf(href: string, locale: Locale): string {
  if (!href.startsWith('page:')) return href;
  const [page, anchor] = href.slice('page:'.length).split('#');
  if (!isPageName(page)) {
    throw new Error(`"${href}" names no page. Use one of: ${pageNames.join(', ')}.`);
  }
  return pagePath(catalogue().firm, page, locale, anchor);
}

function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((page) => page === name);
}
