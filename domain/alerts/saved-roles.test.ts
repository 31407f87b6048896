import { expect, test } from 'vitest';
import {
  languageRequirements,
  mostSavedRoles,
  readSavedList,
  savedListQuery,
} from './saved-roles.ts';

test('a list round-trips through its address', () => {
  const list = { saved: ['a', 'b-1', 'c'], compared: ['c', 'a'] };
  expect(readSavedList(savedListQuery(list))).toEqual(list);
});

test('an address holds slugs alone, each once and not too many', () => {
  const many = Array.from({ length: 30 }, (_, at) => `role=r${at}`).join('&');
  expect(readSavedList(new URLSearchParams(many)).saved).toHaveLength(mostSavedRoles);
  const odd = new URLSearchParams('role=a&role=a&role=../x&role=<b>&compare=a&compare=z');
  expect(readSavedList(odd)).toEqual({ saved: ['a'], compared: ['a'] });
});

test.each([
  [
    ['Degree', 'Fluent German', 'English C1'],
    ['Fluent German', 'English C1'],
  ],
  [['Studium', 'Deutschkenntnisse'], ['Deutschkenntnisse']],
])('languages are found in %j', (requirements, found) => {
  expect(languageRequirements(requirements)).toEqual(found);
});
