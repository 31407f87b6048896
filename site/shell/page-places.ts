import { pageNames, type PageName } from '#domain/pages/page-name.ts';

type Place = { header: boolean; footer: 'firm' | 'start' | 'legal' | undefined };

/** Where header and footer link to each page; the order is that of pageNames. */
const places = {
  home: { header: true, footer: 'firm' },
  about: { header: true, footer: 'firm' },
  industries: { header: true, footer: 'firm' },
  expertise: { header: true, footer: 'firm' },
  employers: { header: true, footer: 'start' },
  vacancies: { header: true, footer: 'start' },
  'industry-intelligence': { header: true, footer: undefined },
  'candidate-registration': { header: true, footer: 'start' },
  contact: { header: true, footer: 'start' },
  'privacy-policy': { header: false, footer: 'legal' },
  'cookie-policy': { header: false, footer: 'legal' },
  'data-rights': { header: false, footer: 'legal' },
  'terms-of-use': { header: false, footer: 'legal' },
  'company-info': { header: false, footer: 'legal' },
  accessibility: { header: false, footer: 'legal' },
  'cookie-preferences': { header: false, footer: 'legal' },
} as const satisfies Record<PageName, Place>;

/** The pages whose place is such a one. */
type PagesAt<Part extends Partial<Place>> = {
  [Page in PageName]: (typeof places)[Page] extends Part ? Page : never;
}[PageName];

export const headerPages = pageNames.filter(
  (page): page is PagesAt<{ header: true }> => places[page].header,
);

export function footerPages<Column extends NonNullable<Place['footer']>>(column: Column) {
  return pageNames.filter(
    (page): page is PagesAt<{ footer: Column }> => places[page].footer === column,
  );
}
