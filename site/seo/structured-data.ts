import { firmCardPath } from '#domain/address/paths.ts';
import type { Company } from '#domain/firm/company.ts';
import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import { figuresOf, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** The firm, as schema.org knows an employment agency. */
export function employmentAgency(company: Company): object {
  return {
    '@type': 'EmploymentAgency',
    '@id': `${absoluteUrl(company, '/')}#firm`,
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl(company, '/'),
    logo: absoluteUrl(company, '/icons/icon-512.png'),
    image: absoluteUrl(company, firmCardPath),
    email: company.email.general,
    telephone: company.phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      postalCode: company.address.postcode,
      addressCountry: company.address.country,
    },
    areaServed: company.areaServed.map((name) => ({ '@type': 'Country', name })),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.days,
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    ...(company.linkedinUrl && { sameAs: [company.linkedinUrl] }),
  };
}

/** The site itself, which gives search results their site name. */
export function website(company: Company, locale: Locale): object {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl(company, '/')}#website`,
    name: company.name,
    url: absoluteUrl(company, '/'),
    inLanguage: locale,
    publisher: { '@id': `${absoluteUrl(company, '/')}#firm` },
  };
}

/** The path from the home page to a page. */
export function breadcrumbs(company: Company, trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(company, path),
    })),
  };
}

/** Pages that belong together, in their order. */
export function itemList(company: Company, items: { name: string; path: string }[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absoluteUrl(company, path),
    })),
  };
}

/** The hiring models as services of the firm, those with a published price with it. */
export function hiringServices(
  firm: Pick<Firm, 'models'>,
  company: Company,
  models: HiringModels,
  pathOf: (anchor: string) => string,
): object[] {
  return offeredModels(firm).map((id) => ({
    '@type': 'Service',
    name: models[id].name,
    serviceType: models[id].tagline,
    description: models[id].summary,
    url: absoluteUrl(company, pathOf(id)),
    provider: { '@id': `${absoluteUrl(company, '/')}#firm` },
    areaServed: company.areaServed.map((name) => ({ '@type': 'Country', name })),
    ...offerOf(firm, id),
  }));
}

/** Of the models with a published price. */
function offerOf(firm: Pick<Firm, 'models'>, id: HiringModelId): { offers?: object } {
  if (id === 'sprint') {
    const { min, max, currency } = figuresOf(firm, 'sprint').fee;
    const price = { minPrice: min, maxPrice: max, priceCurrency: currency };
    return {
      offers: {
        '@type': 'Offer',
        priceSpecification: { '@type': 'PriceSpecification', ...price },
      },
    };
  }
  if (id !== 'intel') return {};
  const { amount, currency } = figuresOf(firm, 'intel').fee;
  return { offers: { '@type': 'Offer', price: amount, priceCurrency: currency } };
}

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
