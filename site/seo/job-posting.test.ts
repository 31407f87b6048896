import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { en } from '#words/en.ts';
import { publicVacancy } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { jobPosting } from './job-posting.ts';
import { vacancyHtml } from './vacancy-feed.ts';

const today = new Date().toISOString().slice(0, 10);
const text = z.string().trim().min(1);

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: z.string().length(2),
  }),
});
const country = z.strictObject({ '@type': z.literal('Country'), name: text });
const posting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    title: text,
    description: text.startsWith('<p>').min(400),
    url: z.url(),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime(),
    employmentType: z.enum(['FULL_TIME', 'CONTRACTOR']),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.literal('Confidential Client'),
    }),
    jobLocation: place.optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.array(country).min(1).optional(),
    baseSalary: z.strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.enum(['GBP', 'EUR', 'CHF']),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        minValue: z.number().positive(),
        maxValue: z.number().positive(),
        unitText: z.enum(['YEAR', 'DAY']),
      }),
    }),
    directApply: z.boolean(),
    jobBenefits: text.optional(),
    industry: text,
    skills: text,
    responsibilities: text,
    qualifications: text,
    experienceRequirements: z.literal('no requirements').optional(),
  })
  .refine(
    (job) =>
      job.jobLocationType ? job.applicantLocationRequirements : job.jobLocation !== undefined,
    { error: 'neither a place nor the countries of remote work' },
  );

const open = publishedOn(catalogue().firm, sampleContent().vacancies, new Date()).filter(isOpen);

test.each(open.map((vacancy) => [vacancy.slug, vacancy] as const))(
  'the posting of %s has all that Google requires and recommends',
  (slug, vacancy) => {
    const html = vacancyHtml(vacancy.en, en.vacancies.card, []);
    const url = `https://www.harbourlane.example/vacancies/${slug}`;
    const result = posting.safeParse(
      jobPosting(publicVacancy(catalogue().firm, vacancy, 'en-GB', today), {
        firm: catalogue().firm,
        today,
        url,
        html,
      }),
    );
    expect(result.error && z.prettifyError(result.error)).toBeUndefined();
  },
);

const around = { firm: catalogue().firm, today: '2026-03-02', url: '', html: '' } as const;

function shown(changes: Partial<Vacancy> = {}) {
  return publicVacancy(catalogue().firm, aVacancy(changes), 'en-GB', around.today);
}

test('a posting is valid for 60 days, or until applications close if that is sooner', () => {
  expect(jobPosting(shown(), around)).toMatchObject({ validThrough: '2026-05-01T23:59:59Z' });
  const state = { is: 'open', until: '2026-03-20' } as const;
  expect(jobPosting(shown({ state }), around)).toMatchObject({
    validThrough: '2026-03-20T22:59:59Z',
  });
  expect(jobPosting(shown({ state, location: 'London' }), around)).toMatchObject({
    validThrough: '2026-03-20T23:59:59Z',
  });
});

test('anything but a permanent role is a contract', () => {
  expect(jobPosting(shown(), around)).toMatchObject({ employmentType: 'FULL_TIME' });
  expect(jobPosting(shown({ contract: { is: 'fixed-term', months: 12 } }), around)).toMatchObject({
    employmentType: 'CONTRACTOR',
  });
  const salary = { min: 850, max: 1_000, currency: 'EUR', period: 'day' } as const;
  const byDay = jobPosting(shown({ contract: { is: 'day-rate', months: 9 }, salary }), around);
  expect(byDay).toMatchObject({
    employmentType: 'CONTRACTOR',
    baseSalary: { value: { minValue: 850, unitText: 'DAY' } },
  });
});

test('a role in a city keeps its place even if one may work remotely at times', () => {
  const inCity = jobPosting(shown({ workplace: 'remote' }), around);
  expect(inCity).toHaveProperty('jobLocation.address.addressCountry', 'DE');
  expect(inCity).not.toHaveProperty('jobLocationType');
  const anywhere = jobPosting(shown({ workplace: 'remote', location: 'Remote (Europe)' }), around);
  expect(anywhere).toHaveProperty('jobLocationType', 'TELECOMMUTE');
  expect(anywhere).not.toHaveProperty('jobLocation');
});

test('the description escapes what would be markup', () => {
  expect(vacancyHtml(aVacancy().en, en.vacancies.card, [])).toContain(
    '&lt;parts&gt; &amp; records',
  );
});
