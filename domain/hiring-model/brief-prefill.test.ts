import { expect, test } from 'vitest';
import { briefQuery, readBriefQuery, type BriefPrefill } from './brief-prefill.ts';

const prefill: BriefPrefill = {
  model: 'Shortlist Sprint',
  employmentType: 'Permanent',
  location: 'Zürich & Umgebung',
  mustHaves: 'Urgent role\nOne hire',
  salaryRange: 'CHF 140,000',
};

test('a brief travels through an address unchanged', () => {
  expect(readBriefQuery(new URLSearchParams(String(briefQuery(prefill))))).toEqual(prefill);
});

test('unknown values and other parameters are dropped', () => {
  const query = new URLSearchParams(
    'model=Cheapest&employmentType=Sometimes&yourEmail=a@b.ch&location=',
  );
  expect(Object.values(readBriefQuery(query)).filter((value) => value !== undefined)).toEqual([]);
});

test('a text that the form would refuse is dropped', () => {
  const query = new URLSearchParams({ location: 'x'.repeat(201), salaryRange: 'EUR 80,000' });
  expect(readBriefQuery(query)).toMatchObject({ salaryRange: 'EUR 80,000', location: undefined });
});
