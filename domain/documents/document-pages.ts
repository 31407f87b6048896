import {
  documentPath,
  pagePath,
  planPath,
  reportDocumentPath,
  statusPagePath,
  vacancyPath,
} from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PageName } from '#domain/pages/page-name.ts';
import type { DocumentKey, DocumentKindName } from './document-kinds.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** Where a document is seen, for its preview: a page by its address, a mail by a name of its own. */
export type ShownPage = {
  name: string;
  path: (firm: FirmEditions, locale: Locale, content: unknown) => string;
};

/** The pages on which a document is seen best, the first one first. A kind that has none says so. */
export function pagesShowing({ kind, id }: DocumentKey): readonly ShownPage[] {
  return pagesOf[kind](id);
}

const plan: ShownPage = { name: 'plan', path: (firm, locale) => planPath(firm, locale) };
const models = [page('employers'), page('home'), plan, page('expertise'), page('terms-of-use')];

const pagesOf: Record<DocumentKindName, (id: string) => readonly ShownPage[]> = {
  company: () => [page('contact'), page('company-info'), page('home')],
  brand: () => [page('home')],
  'site-words': () => [page('home'), page('contact')],
  editions: () => [page('home')],
  promises: () => [page('contact'), page('candidate-registration'), page('terms-of-use')],
  places: () => [page('vacancies'), page('candidate-registration'), page('employers')],
  lists: () => [page('vacancies'), page('candidate-registration'), page('employers')],
  fields: () => [page('industries'), page('expertise'), page('home')],
  // It decides what is shown, and is shown nowhere.
  'reporting-duty': () => [],
  'hiring-models': () => models,
  regional: () => [page('company-info'), page('privacy-policy'), page('terms-of-use')],
  'hiring-model-words': () => models,
  download: (id) => [{ name: 'document', path: (firm, locale) => documentPath(firm, id, locale) }],
  retention: () => [page('privacy-policy')],
  page: (id) => [page(id as PageName)],
  legal: (id) => [page(id as PageName)],
  mail: () => [email('email')],
  answer: () => [
    { name: 'status-page', path: statusPagePath },
    email('email'),
    email('email-notice'),
  ],
  report: (id) => [
    { name: 'report', path: (firm, locale) => reportDocumentPath(firm, id, locale) },
    page('industry-intelligence'),
  ],
  person: () => [page('about'), page('contact')],
  testimonial: () => [page('about')],
  vacancy: () => [
    {
      name: 'vacancy',
      path: (firm, locale, content) =>
        vacancyPath(firm, (content as { slug: string }).slug, locale),
    },
  ],
};

function email(name: 'email' | 'email-notice'): ShownPage {
  return { name, path: (_, locale) => `${name}:${locale}` };
}

function page(name: PageName): ShownPage {
  return { name, path: (firm, locale) => pagePath(firm, name, locale) };
}
