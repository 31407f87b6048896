import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { pageNames } from '#domain/pages/page-name.ts';
import { pagePath } from '#domain/address/paths.ts';
import { pageWeights, sitemapXml } from './sitemap.ts';
import { breadcrumbs, employmentAgency, hiringServices } from './structured-data.ts';

const { company, hiringModels } = sampleContent();
const text = z.string().min(1);
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What schema.org and Google's guidelines ask of each. */
const agencySchema = z.object({
  '@type': z.literal('EmploymentAgency'),
  name: text,
  url: z.url(),
  telephone: text,
  image: z.url(),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    addressLocality: text,
    postalCode: text.optional(),
    addressCountry: z.string().length(2),
  }),
  areaServed: z.array(z.object({ '@type': z.literal('Country'), name: text })).length(5),
  openingHoursSpecification: z.object({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(day).length(5),
    opens: clock,
    closes: clock,
  }),
});

const breadcrumbSchema = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number().int().positive(),
        name: text,
        item: z.url(),
      }),
    )
    .min(2),
});

const serviceSchema = z.object({
  '@type': z.literal('Service'),
  name: text,
  serviceType: text,
  description: text,
  url: z.url(),
  provider: z.object({ '@id': z.url() }),
  areaServed: z.array(z.object({ '@type': z.literal('Country'), name: text })).min(1),
});

test('the firm is described with hours, address and area served', () => {
  expect(agencySchema.safeParse(employmentAgency(company)).error).toBeUndefined();
  expect(employmentAgency(company)).toMatchObject({
    openingHoursSpecification: { opens: '09:00', closes: '18:00' },
  });
});

test('a page has breadcrumbs from the home page', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ];
  expect(breadcrumbSchema.safeParse(breadcrumbs(company, trail)).error).toBeUndefined();
});

test('the four hiring models are services, the priced ones with their price', () => {
  const services = hiringServices(catalogue().firm, company, hiringModels('en-GB'), (anchor) =>
    pagePath(catalogue().firm, 'employers', 'en-GB', anchor),
  );
  expect(z.array(serviceSchema).length(4).safeParse(services).error).toBeUndefined();
  expect(JSON.stringify(services)).toContain('"price":990,"priceCurrency":"EUR"');
});

test('the sitemap is XML with a date, a frequency and a priority for every address', () => {
  const entry = { url: 'https://a.test/?x=1&y=2', lastModified: '2026-11-15' };
  expect(sitemapXml([{ ...entry, ...pageWeights.home }])).toContain(
    '<url><loc>https://a.test/?x=1&amp;y=2</loc><lastmod>2026-11-15</lastmod><changefreq>weekly</changefreq><priority>1.0</priority></url>',
  );
  const priorities = pageNames.map((page) => pageWeights[page].priority);
  expect([Math.max(...priorities), Math.min(...priorities)]).toEqual([1, 0.2]);
  expect(pageWeights['cookie-preferences'].priority).toBe(0.2);
});

test('a firm without a page on LinkedIn names none in its structured data', () => {
  const { linkedinUrl: _, ...without } = company;
  expect(employmentAgency(company)).toHaveProperty('sameAs', [company.linkedinUrl]);
  expect(employmentAgency(without)).not.toHaveProperty('sameAs');
});
