import type { Company } from '#domain/firm/company.ts';

/** While developing no server names one. */
let read: () => string | undefined = () => undefined;

/** Called once, by site/entry.ts. */
export function provideSiteUrl(source: () => string | undefined): void {
  read = source;
}

/** An address of this site as others name it: under SITE_URL, else under the firm's own address. */
export function absoluteUrl(company: Pick<Company, 'siteUrl'>, path: string): string {
  return `${(read() ?? company.siteUrl).replace(/\/$/, '')}${path}`;
}
