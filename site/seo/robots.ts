import type { Company } from '#domain/firm/company.ts';
import { isUnfinished } from '#domain/firm/consultant.ts';
import { absoluteUrl } from './structured-data.ts';

/** What a page says to search engines; nothing of a public site that is not finished is listed. */
export function robotsFor(company: Company, { index = true } = {}): string {
  const listed = index && !isUnfinished(company, absoluteUrl(company, '/'));
  return listed ? 'index, follow' : 'noindex, follow';
}
