import { expect, test } from 'vitest';
import { vacancySchema } from '../../domain/vacancy/vacancy.ts';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import {
  blankDraft,
  copiedDraft,
  draftOf,
  fittedDraft,
  mergedDraft,
  vacancyOf,
  withProposedSlug,
} from './vacancy-draft.ts';

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
    expect({ ...vacancySchema().parse(content), slug }).toEqual(vacancy);
  }
});

test('fields that this desk does not know are sent back as they were, at every depth', () => {
  const newer = {
    ...complete,
    shifts: ['nights'],
    salary: { ...complete.salary, bonus: 10 },
    interviews: complete.interviews!.map((stage) => ({ ...stage, by: 'phone' })),
    en: { ...complete.en, motto: 'Onwards' },
  };
  expect(vacancyOf(draftOf(newer))).toEqual(newer);
  expect(vacancyOf(copiedDraft(newer, 'NG-0002', '2026-11-16'))).not.toHaveProperty('shifts');
});

test('whatever is stored can be edited, and what was readable of it stays', () => {
  for (const odd of [undefined, {}, { salary: 7, sector: 'x', en: [], interviews: [null, 3] }]) {
    expect(() => vacancyOf(draftOf(odd))).not.toThrow();
  }
  const unfit = { ...complete, location: 'Atlantis', sector: ['Alchemy', 'Aviation'] };
  expect(vacancyOf(draftOf(unfit))).toEqual(unfit);
});

test('changes kept by an earlier desk are restored in the present shape', () => {
  const start = draftOf(complete);
  const { experience: _, ...older } = { ...start, location: 'Graz', interviews: 'none' };
  const { minutes: __, ...salary } = { ...start.salary, min: '1', minutes: 0 };
  expect(fittedDraft(start, { ...older, salary, en: { title: 'Kept' } })).toEqual({
    ...start,
    location: 'Graz',
    salary: { ...start.salary, min: '1' },
    en: { ...start.en, title: 'Kept' },
  });
  expect(fittedDraft(start, null)).toEqual(start);
});

test('a copy is a draft with another reference and a proposed address', () => {
  expect(copiedDraft({ ...complete, slug: 'earlier' }, 'NG-0002', '2026-11-16')).toMatchObject({
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

test('changes on top of those of somebody else keep what only they changed', () => {
  const base = draftOf(complete);
  const theirs = { ...base, salary: { ...base.salary, max: '99000' }, experience: 'Executive' };
  const mine = {
    ...base,
    salary: { ...base.salary, min: '61000' },
    experience: 'Mid-level',
    benefits: [],
  };
  expect(mergedDraft(base, mine, theirs)).toEqual({
    ...base,
    salary: { ...base.salary, min: '61000', max: '99000' },
    experience: 'Mid-level',
    benefits: [],
  });
});
