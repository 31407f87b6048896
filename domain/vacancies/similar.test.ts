import { expect, test } from 'vitest';
import { someFacts } from '#tests/factories/vacancies.ts';
import { similarVacancies } from './summary.ts';

test('the nearest in field come first, and a vacancy is not its own neighbour', () => {
  const asked = { ...someFacts(), slug: 'asked' };
  const sameField = { ...someFacts({ location: 'London' }), slug: 'same-field' };
  const sameLevel = { ...someFacts({ sector: ['Banking'], roleCategory: 'ESG' }), slug: 'level' };
  const far = {
    ...someFacts({ sector: ['Banking'], roleCategory: 'ESG', experience: 'Entry Level' }),
    slug: 'far',
  };
  const found = similarVacancies(asked, [far, asked, sameLevel, sameField], 2);
  expect(found.map(({ slug }) => slug)).toEqual(['same-field', 'level']);
});
