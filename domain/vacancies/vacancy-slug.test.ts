import { expect, test } from 'vitest';
import { isVacancySlug, proposedSlug } from './reference.ts';

test.each([
  ['Head of Flight Safety (Safety Manager)', 'Munich', 'head-of-flight-safety-munich'],
  ['Leiter Qualität & Prüfung (m/w/d)', 'Zurich', 'leiter-qualitaet-and-pruefung-zurich'],
  ['Ingénieur sûreté', 'Remote (Europe)', 'ingenieur-surete-remote'],
  ['', 'Graz', 'graz'],
  ['Инженер QA', 'Graz', 'qa-graz'],
  ['a'.repeat(99) + ' b', 'Graz', 'a'.repeat(99)],
])('%s in %s is proposed as %s', (title, location, slug) => {
  expect(proposedSlug({ title, location })).toBe(slug);
  expect(isVacancySlug(slug)).toBe(true);
});

test.each(['', 'Upper', 'two--hyphens', '-first', 'last-', 'a/b', 'ä', 'a'.repeat(101)])(
  '“%s” is no slug',
  (text) => {
    expect(isVacancySlug(text)).toBe(false);
  },
);
