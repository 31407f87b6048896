import { expect, test } from 'vitest';
import { vacancySchema } from '../../domain/vacancy/vacancy.ts';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { blankDraft, copyOf, draftOf, vacancyOf, withProposedSlug } from './vacancy-draft.ts';

const complete = aVacancy({
  state: { is: 'open', until: '2026-12-31' },
  contract: { is: 'fixed-term', months: 12 },
  minimumPay: { amount: 4_000, period: 'month', overpay: true },
  benefits: [{ en: 'Bicycle', de: 'Fahrrad' }],
  interviews: [{ en: 'Call', de: 'Telefonat', minutes: 30 }],
  relocation: { en: 'Visa paid', de: 'Visum bezahlt' },
  confirmedOn: '2026-11-01',
});

test('a vacancy is edited and saved without losing or changing a field', () => {
  for (const vacancy of [complete, aVacancy()]) {
    const { slug, ...content } = vacancyOf(draftOf(vacancy));
    expect({ ...vacancySchema.parse(content), slug }).toEqual(vacancy);
  }
});

test('a copy is a draft with another reference and a proposed address', () => {
  expect(copyOf({ ...complete, slug: 'earlier' }, 'NG-0002', '2026-11-16')).toMatchObject({
    slug: 'quality-engineer-munich',
    reference: 'NG-0002',
    postedOn: '2026-11-16',
    state: { is: 'draft' },
    confirmedOn: '',
    en: { title: 'Quality Engineer' },
  });
});

test('blank lines, rows and fields are absent, not empty', () => {
  const blank = blankDraft('NG-0001', '2026-11-16');
  const vacancy = vacancyOf({
    ...blank,
    benefits: [{ en: ' ', de: '' }],
    interviews: [{ en: '', de: '', minutes: '30' }],
    en: { ...blank.en, skills: 'FMEA\n\n 8D \n' },
  });
  expect(vacancy).toMatchObject({
    benefits: undefined,
    interviews: [{ en: '', de: '', minutes: 30 }],
    relocation: undefined,
    location: undefined,
    en: { title: undefined, skills: ['FMEA', '8D'] },
  });
});

test('the address follows title and place until it is chosen', () => {
  const blank = blankDraft('NG-0001', '2026-11-16');
  const located = withProposedSlug(blank, { ...blank, location: 'Graz' });
  expect(located.slug).toBe('graz');
  const titled = withProposedSlug(located, { ...located, en: { ...blank.en, title: 'Engineer' } });
  expect(titled.slug).toBe('engineer-graz');
  const chosen = withProposedSlug(titled, { ...titled, slug: 'my-own' });
  expect(withProposedSlug(chosen, { ...chosen, location: 'Berlin' }).slug).toBe('my-own');
});
