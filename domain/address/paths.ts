import type { AlertAction } from '#domain/alerts/alert-rules.ts';
import type { LinkTarget } from '#domain/pages/page-name.ts';
import {
  defaultLocale,
  editionOf,
  localeWithPrefix,
  type Locale,
} from '#domain/edition/editions.ts';
import type { FailedPart, RefusalCode } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';
import { withVia } from './via.ts';

/** A page's name is its slug in every locale; the home page has none. */
export function pagePath(
  firm: FirmEditions,
  page: LinkTarget,
  locale: Locale,
  anchor?: string,
): string {
  return localPath(firm, locale, page === 'home' ? '' : page) + (anchor ? `#${anchor}` : '');
}

/** The contact page at its form, with the subject filled in and the vacancy that it is about. */
export function contactPath(
  firm: FirmEditions,
  locale: Locale,
  subject: string,
  vacancy?: string,
): string {
  const form: SubmissionKind = 'contact-message';
  const query = new URLSearchParams({ subject, ...(vacancy && { vacancy }) });
  return `${pagePath(firm, 'contact', locale)}?${query}#${form}`;
}

/** The part of the employers page that compares the models. */
export const comparisonAnchor = 'comparison';

/** The employer's plan. The query holds its answers, so that an address is a plan. */
export function planPath(firm: FirmEditions, locale: Locale, query?: URLSearchParams): string {
  return localPath(firm, locale, 'employers', 'plan') + (query ? `?${query}` : '');
}

/** The brief form on a page of its own. The query fills in what a plan already knows. */
export function briefPath(
  firm: FirmEditions,
  locale: Locale,
  query?: URLSearchParams,
  anchor?: string,
): string {
  const page = pagePath(firm, 'employers/brief', locale);
  return page + (query ? `?${query}` : '') + (anchor ? `#${anchor}` : '');
}

/** A saved brief. The token is the only key to it. */
export function briefDraftPath(firm: FirmEditions, locale: Locale, token: string): string {
  return `${briefPath(firm, locale)}/${token}`;
}

/** Where a brief is saved for later; with a token, where the saved one is replaced. */
export function saveBriefDraftPath(token?: string): string {
  return token === undefined ? '/api/brief-drafts' : `/api/brief-drafts/${token}`;
}

/** Post: a form without script knows no other method. */
export function deleteBriefDraftPath(token: string): string {
  return `${saveBriefDraftPath(token)}/delete`;
}

export function vacancyPath(firm: FirmEditions, slug: string, locale: Locale): string {
  return localPath(firm, locale, 'vacancies', slug);
}

/** The open vacancies for feed readers. */
export function vacancyFeedPath(
  firm: FirmEditions,
  format: 'json' | 'xml',
  locale: Locale,
): string {
  return localPath(firm, locale, `vacancies.${format}`);
}

/** The open roles for job boards; `via` is the name of who reads it, which its links then carry. */
export function jobFeedPath(via?: string): string {
  return withVia('/feeds/jobs.xml', via);
}

/** The part of the registration page that says what candidates can expect. */
export const candidateProcessAnchor = 'process';

export function candidateProcessPath(firm: FirmEditions, locale: Locale): string {
  return `${pagePath(firm, 'candidate-registration', locale)}#${candidateProcessAnchor}`;
}

/** The cards of all vacancies, for a page that shows only the first of a long list. */
export function vacancyCardsPath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, 'vacancy-cards.json');
}

/** What the cards show once they are opened, which the list does not carry itself. */
export function vacancyDetailsPath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, 'vacancy-details.json');
}

/** The loader, which counts the view and then shows the document. */
export function reportPath(firm: FirmEditions, id: string, locale: Locale): string {
  return localPath(firm, locale, 'reports', id);
}

/** The document that the loader shows, in the words of its edition. */
export function reportDocumentPath(firm: FirmEditions, id: string, locale: Locale): string {
  const { prefix } = editionOf(firm, locale);
  return `/report-documents/${id}${prefix && `.${prefix}`}.html`;
}

export function documentPath(firm: FirmEditions, id: string, locale: Locale): string {
  return localPath(firm, locale, 'documents', id);
}

/** The second address of each document, which older links use. */
export function filePath(firm: FirmEditions, id: string, locale: Locale): string {
  return localPath(firm, locale, 'files', id);
}

/** A file of the content folder that the firm hands out. */
export function downloadPath(file: string): string {
  return `/downloads/${file}`;
}

/** An uploaded image in one of its widths (domain/documents/image.ts). */
export function imagePath(id: string, width: number): string {
  return `/media/images/${id}-${width}.webp`;
}

/** The picture of a page's link preview; `name` is the page's, or `vacancies/{slug}`. */
export function socialCardPath(firm: FirmEditions, name: string, locale: Locale): string {
  return `/social${localPath(firm, locale, name)}.jpg`;
}

/** Served, with status 404, at every unknown address. */
export function notFoundPath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, '404');
}

/** Served, with status 404, at every unknown address under /reports. */
export function reportNotFoundPath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, 'reports', 'not-found');
}

/** Where a form is sent, whatever the page's locale. */
export function intakePath(kind: SubmissionKind): string {
  return `/api/intake/${kind}`;
}

/**
 * The private page of a submission, in the language of its sender. The token is the only key to
 * it; `action` is a form that the page leads to, or a download.
 */
export function statusPath(token: string, action?: string): string {
  return ['/status', token, ...(action === undefined ? [] : [action])].join('/');
}

/** Where a sender who lost the link asks for a new one. */
export const newStatusLinkPath = '/status/new-link';

/** Rendered by the server alone: what a status page shows, in one edition. */
export function statusPagePath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, 'status-page');
}

/** Where an alert about roles is asked for; the query is its filter, as the list's is. */
export function askAlertPath(firm: FirmEditions, locale: Locale, filter = ''): string {
  return localPath(firm, locale, 'role-alerts') + filter;
}

/** Where that form is sent, whatever the edition. */
export const requestAlertPath = '/alerts';

/**
 * The private page of an alert about roles; a post to it ends the alert (RFC 8058). Short, since a
 * header of every mail holds it.
 */
export function alertPath(token: string, action?: AlertAction | 'data.json'): string {
  return ['/alerts', token, ...(action === undefined ? [] : [action])].join('/');
}

/** Saved roles; the query names them, so that an address is a list. */
export function savedRolesPath(
  firm: FirmEditions,
  locale: Locale,
  query?: URLSearchParams,
): string {
  return localPath(firm, locale, 'saved-roles') + (query && query.size > 0 ? `?${query}` : '');
}

/** Rendered by the server alone: what the page of an alert shows, in one edition. */
export function alertPagePath(firm: FirmEditions, locale: Locale): string {
  return localPath(firm, locale, 'role-alert-page');
}

/**
 * Rendered by the server alone: the page of a form again, after a refused plain post. The kind comes
 * first: at the end it would name a page, of an edition called "refused".
 */
export function refusedPath(firm: FirmEditions, kind: SubmissionKind, locale: Locale): string {
  return localPath(firm, locale, kind, 'refused');
}

/** Rendered by the server alone: what was asked for failed, and no other page can say so. */
export function failurePath(
  firm: FirmEditions,
  failed: FailedPart,
  code: RefusalCode,
  locale: Locale,
): string {
  return localPath(firm, locale, 'failure', failed, code);
}

/** Addresses that exist once, whatever the locale. */
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
export const coloursPath = '/brand/colours.css';
export const firmCardPath = '/social/firm.jpg';
export const faviconPath = '/favicon.ico';
export const manifestPath = '/site.webmanifest';
export const securityTxtPath = '/.well-known/security.txt';
export const securityPolicyPath = '/security-policy.txt';

export function localeOf(firm: FirmEditions, pathname: string): Locale {
  const first = pathname.split('/')[1] ?? '';
  return localeWithPrefix(firm, first) ?? defaultLocale(firm);
}

/** The same page in another locale. */
export function pathInLocale(firm: FirmEditions, pathname: string, locale: Locale): string {
  const prefix = editionOf(firm, localeOf(firm, pathname)).prefix;
  const rest = prefix ? pathname.slice(prefix.length + 1) : pathname;
  return localPath(firm, locale, ...rest.split('/'));
}

function localPath(firm: FirmEditions, locale: Locale, ...segments: string[]): string {
  return `/${[editionOf(firm, locale).prefix, ...segments].filter(Boolean).join('/')}`;
}

export function iconPath(file: string): string {
  return `/icons/${file}`;
}
