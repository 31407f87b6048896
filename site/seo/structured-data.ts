import type { Company } from '../../domain/firm/company.ts';
import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import { offeredModels } from '../../domain/hiring-model/hiring-model.ts';
import { firm } from '../../domain/firm/firm.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { absoluteUrl } from './site-url.ts';

/** The firm, as schema.org knows an employment agency. */
export function employmentAgency(company: Company): object {
  return {
    '@type': 'EmploymentAgency',
    '@id': `${absoluteUrl(company, '/')}#firm`,
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl(company, '/'),
    logo: absoluteUrl(company, '/icons/icon-512.png'),
    image: absoluteUrl(company, '/social/firm.png'),
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

/** The four hiring models as services of the firm, those with a published price with it. */
export function hiringServices(
  company: Company,
  models: HiringModels,
  pathOf: (anchor: string) => string,
): object[] {
  const { intel, sprint } = firm().models;
  const offers: Partial<Record<keyof HiringModels, object>> = {
    sprint: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: sprint.fee.min,
        maxPrice: sprint.fee.max,
        priceCurrency: sprint.fee.currency,
      },
    },
    intel: { '@type': 'Offer', price: intel.fee.amount, priceCurrency: intel.fee.currency },
  };
  return offeredModels().map((id) => ({
    '@type': 'Service',
    name: models[id].name,
    serviceType: models[id].tagline,
    description: models[id].summary,
    url: absoluteUrl(company, pathOf(id)),
    provider: { '@id': `${absoluteUrl(company, '/')}#firm` },
    areaServed: company.areaServed.map((name) => ({ '@type': 'Country', name })),
    ...(offers[id] && { offers: offers[id] }),
  }));
}
