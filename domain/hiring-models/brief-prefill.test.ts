import { describe, expect, test } from 'vitest';
import {
  briefQuery,
  continueMustHaves,
  readBriefQuery,
  type BriefPrefill,
} from './brief-prefill.ts';
import { catalogue } from '#content/catalogue.server.ts';

const prefill: BriefPrefill = {
  model: 'Shortlist Sprint',
  employmentType: 'Permanent',
  location: 'Zürich & Umgebung',
  mustHaves: 'Urgent role\nOne hire',
  salaryRange: 'CHF 140,000',
};

test('a brief travels through an address unchanged', () => {
  expect(
    readBriefQuery(catalogue().firm, new URLSearchParams(String(briefQuery(prefill)))),
  ).toEqual(prefill);
});

test('unknown values and other parameters are dropped', () => {
  const query = new URLSearchParams(
    'model=Cheapest&employmentType=Sometimes&yourEmail=a@b.ch&location=',
  );
  expect(readBriefQuery(catalogue().firm, query)).toEqual({});
});

test('a text that the form would refuse is dropped', () => {
  const query = new URLSearchParams({ location: 'x'.repeat(201), salaryRange: 'EUR 80,000' });
  expect(readBriefQuery(catalogue().firm, query)).toEqual({ salaryRange: 'EUR 80,000' });
});

describe('must-haves of a plan', () => {
  const planned = 'From the hiring plan:\n- Urgent\n\nMust-haves:';

  test('are continued with what was written before', () => {
    expect(continueMustHaves(planned, 'DO-178C')).toBe(`${planned}\nDO-178C`);
  });

  test('replace those of an earlier plan and keep what was written below them', () => {
    const drafted = 'From the hiring plan:\n- It can wait\n\nMust-haves:\nDO-178C\nGerman';
    expect(continueMustHaves(planned, drafted)).toBe(`${planned}\nDO-178C\nGerman`);
  });

  test('end with an empty line to write on when nothing was written', () => {
    expect(continueMustHaves(planned, `${planned}\n`)).toBe(`${planned}\n`);
  });
});
