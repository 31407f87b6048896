import type { PageName } from '#domain/pages/page-name.ts';
import { escapeMarkup } from '#domain/edition/text.ts';

export type SitemapEntry = {
  url: string;
  /** The same page in every locale, itself included. */
  alternates?: { language: string; url: string }[];
  lastModified: string;
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  priority: number;
};

/** How often each page changes and how much it matters beside the others. */
export const pageWeights: Record<PageName, Pick<SitemapEntry, 'changeFrequency' | 'priority'>> = {
  home: { changeFrequency: 'weekly', priority: 1 },
  employers: { changeFrequency: 'monthly', priority: 0.9 },
  vacancies: { changeFrequency: 'daily', priority: 0.9 },
  about: { changeFrequency: 'monthly', priority: 0.8 },
  industries: { changeFrequency: 'monthly', priority: 0.8 },
  expertise: { changeFrequency: 'monthly', priority: 0.8 },
  'industry-intelligence': { changeFrequency: 'weekly', priority: 0.7 },
  'candidate-registration': { changeFrequency: 'monthly', priority: 0.7 },
  contact: { changeFrequency: 'yearly', priority: 0.6 },
  'company-info': { changeFrequency: 'yearly', priority: 0.4 },
  accessibility: { changeFrequency: 'yearly', priority: 0.3 },
  'privacy-policy': { changeFrequency: 'yearly', priority: 0.3 },
  'terms-of-use': { changeFrequency: 'yearly', priority: 0.3 },
  'cookie-policy': { changeFrequency: 'yearly', priority: 0.3 },
  'data-rights': { changeFrequency: 'yearly', priority: 0.3 },
  'cookie-preferences': { changeFrequency: 'yearly', priority: 0.2 },
};

export const openVacancyWeight = { changeFrequency: 'weekly', priority: 0.6 } as const;

/** A report's document, once it is published. */
export const reportWeight: Pick<SitemapEntry, 'changeFrequency' | 'priority'> = {
  changeFrequency: 'yearly',
  priority: 0.6,
};

export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, alternates = [], lastModified, changeFrequency, priority }) =>
      `  <url><loc>${escapeMarkup(url)}</loc>` +
      alternates.map(alternateLink).join('') +
      `<lastmod>${lastModified}</lastmod>` +
      `<changefreq>${changeFrequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function alternateLink({ language, url }: { language: string; url: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`;
}
