import { expect, test } from 'vitest';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { publicVacancy } from '#domain/vacancies/summary.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { jobPosting } from '#site/seo/job-posting.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { vacancyHtml } from '#site/seo/vacancy-feed.ts';
import { requiredInAdvert } from './advertiser.ts';
import { wordsFor } from './words.ts';

/** What the rules read; site/seo/job-posting.test.ts checks the whole shape. */
type Posting = {
  title: string;
  description: string;
  url: string;
  identifier: { value: string };
  datePosted: string;
  validThrough: string;
  employmentType: string;
  hiringOrganization: { name: string };
  directApply: unknown;
  baseSalary: { currency: string; value: { minValue: number; maxValue: number; unitText: string } };
  jobLocation?: { address: Record<string, string> };
  jobLocationType?: string;
  applicantLocationRequirements?: { name: string }[];
};

type Rule = {
  rule: string;
  holds: (job: Posting, today: string) => boolean;
  /** What would break it. */
  broken: Partial<Posting>;
};

/**
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting: required and
 * recommended properties, and what its guidelines ask of the content.
 */
const rules: readonly Rule[] = [
  {
    rule: 'title is the name of the job alone: no code, address, date, pay or call',
    holds: ({ title }) => !/[£€!*]|https?:|www\.|\bHL-\d+|\d{2,3}[.,]\d{3}/.test(title),
    broken: { title: '*** Apply now! Quality Engineer ***' },
  },
  {
    rule: 'description is the whole advert in HTML, with paragraphs and lists and no headings',
    holds: ({ description }) =>
      description.includes('<p>') &&
      description.includes('<li>') &&
      !/<(?!\/?(?:p|ul|ol|li|br|strong|em)\b)/.test(description),
    broken: { description: '<h1>Quality Engineer</h1><script>1</script>' },
  },
  {
    rule: 'description is more than the title',
    holds: ({ title, description }) => description.length > 4 * title.length,
    broken: { description: '<p>Quality Engineer</p><ul><li></li></ul>' },
  },
  {
    rule: 'url is the one address of this posting',
    holds: ({ url }) => URL.canParse(url) && new URL(url).search === '',
    broken: { url: 'https://www.harbourlane.example/vacancies?slug=a' },
  },
  {
    rule: 'datePosted is an ISO day that has come',
    holds: ({ datePosted }, today) => /^\d{4}-\d\d-\d\d$/.test(datePosted) && datePosted <= today,
    broken: { datePosted: '17/11/2026' },
  },
  {
    rule: 'validThrough is an ISO time that has not passed',
    holds: ({ validThrough }, today) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(validThrough) && validThrough.slice(0, 10) >= today,
    broken: { validThrough: '2020-01-01T23:59:59Z' },
  },
  {
    rule: 'employmentType is one of the documented values',
    holds: ({ employmentType }) =>
      ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'].includes(
        employmentType,
      ),
    broken: { employmentType: 'Permanent' },
  },
  {
    rule: 'hiringOrganization has a name',
    holds: ({ hiringOrganization }) => hiringOrganization.name.trim() !== '',
    broken: { hiringOrganization: { name: '' } },
  },
  {
    rule: 'identifier has a value',
    holds: ({ identifier }) => identifier.value.trim() !== '',
    broken: { identifier: { value: '' } },
  },
  {
    rule: 'baseSalary is a range in numbers with a currency and a documented unit',
    holds: ({ baseSalary: { currency, value } }) =>
      /^[A-Z]{3}$/.test(currency) &&
      value.minValue < value.maxValue &&
      ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(value.unitText),
    broken: {
      baseSalary: { currency: '€', value: { minValue: 1, maxValue: 2, unitText: 'annual' } },
    },
  },
  {
    rule: 'a place of work has locality, region, postcode and country',
    holds: ({ jobLocation }) =>
      !jobLocation ||
      ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'].every(
        (name) => jobLocation.address[name],
      ),
    broken: { jobLocation: { address: { addressLocality: 'Munich', addressCountry: 'DE' } } },
  },
  {
    rule: 'there is a place, or work from home in named countries',
    holds: ({ jobLocation, jobLocationType, applicantLocationRequirements = [] }) =>
      jobLocationType === undefined
        ? jobLocation !== undefined
        : jobLocationType === 'TELECOMMUTE' && applicantLocationRequirements.length > 0,
    broken: { jobLocationType: 'TELECOMMUTE' },
  },
  {
    rule: 'directApply says whether one can apply on the page',
    holds: ({ directApply }) => typeof directApply === 'boolean',
    broken: { directApply: 'yes' },
  },
];

const today = new Date().toISOString().slice(0, 10);
const open = publishedOn(catalogue().firm, sampleContent().vacancies, new Date()).filter(isOpen);
const pages = locales(catalogue().firm).flatMap((locale) =>
  open.map((vacancy) => [locale, vacancy.slug, vacancy] as const),
);

function postingOf(vacancy: Vacancy, locale: Locale, day: string): Posting {
  const shown = publicVacancy(catalogue().firm, vacancy, locale, day);
  const url = absoluteUrl(
    sampleContent().company,
    vacancyPath(catalogue().firm, vacancy.slug, locale),
  );
  const required = requiredInAdvert(shown, locale);
  const html = vacancyHtml(shown, wordsFor(locale).vacancies.card, required);
  return jobPosting(shown, { firm: catalogue().firm, today: day, url, html }) as Posting;
}

test.each(pages)('the posting in %s of %s keeps every documented rule', (locale, _, vacancy) => {
  const posting = postingOf(vacancy, locale, today);
  const broken = rules.filter(({ holds }) => !holds(posting, today));
  expect(broken.map(({ rule }) => rule)).toEqual([]);
});

test.each(rules.map((one) => [one.rule, one] as const))('%s', (_, { holds, broken }) => {
  const posting = postingOf(aVacancy(), 'en-GB', '2026-11-17');
  expect(holds(posting, '2026-11-17')).toBe(true);
  expect(holds({ ...posting, ...broken }, '2026-11-17')).toBe(false);
});

test('postings of an edition have identifiers and addresses of their own', () => {
  for (const locale of locales(catalogue().firm)) {
    const postings = open.map((vacancy) => postingOf(vacancy, locale, today));
    expect(new Set(postings.map(({ identifier }) => identifier.value)).size).toBe(open.length);
    expect(new Set(postings.map(({ url }) => url)).size).toBe(open.length);
  }
});

test('workload and thirteenth salary are in the text, since there is no property for them', () => {
  const salary = { ...aVacancy().salary, currency: 'CHF' } as const;
  const swiss = { location: 'Zurich', salary, thirteenthSalary: true } as const;
  const vacancy = aVacancy({ ...swiss, workload: { min: 80, max: 100 } });
  expect(postingOf(vacancy, 'en-GB', today).description).toContain('<p>Workload: 80–100%</p>');
  const { description } = postingOf(vacancy, 'de-CH', today);
  expect(description).toContain('<p>Pensum: 80–100\u00a0%</p>');
  expect(description).toContain('<p>13. Monatslohn: Im Bruttojahressalär enthalten</p>');
});
