import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { firstStoredVacancy } from '#tests/factories/stored-vacancies.ts';
import { kindFacts } from '#domain/documents/document-kinds.ts';
import { schemaNumber } from '#domain/documents/stored-document.ts';
import { heldVacancy, savedState } from './vacancy-document.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** As each schema number stored it. A new number adds a row here; a row is never edited. */
const storedBy: readonly object[] = [firstStoredVacancy];

test('a vacancy of every schema number is read', () => {
  expect(storedBy).toHaveLength(schemaNumber(kindFacts('vacancy')));
  for (const [at, content] of storedBy.entries()) {
    const held = heldVacancy(catalogue().firm, {
      slug: 'a',
      schema: at + 1,
      content: JSON.stringify(content),
    });
    expect(held.unfit?.issues).toBeUndefined();
  }
});

test('only a contract by day rate is paid by the day', () => {
  const paidByDay = { ...aVacancy(), salary: { ...aVacancy().salary, period: 'day' } };
  const held = heldVacancy(catalogue().firm, {
    slug: 'a',
    schema: 2,
    content: JSON.stringify(paidByDay),
  });
  expect(held.unfit?.issues).toContainEqual({ field: 'salary.period', code: 'not-paid-so' });
});

test('what keeps a vacancy from being read is named by field, code and value', () => {
  const { slug: _, ...content } = aVacancy();
  const gone = { ...content, location: 'Atlantis', en: { ...content.en, title: '' }, note: 'kept' };
  expect(
    heldVacancy(catalogue().firm, { slug: 'a', schema: 1, content: JSON.stringify(gone) }),
  ).toEqual({
    unfit: {
      raw: gone,
      issues: [
        { field: 'location', code: 'invalid', given: 'Atlantis' },
        { field: 'en.title', code: 'missing' },
      ],
    },
  });
});

test('the state of an unfit vacancy is what was saved, or a draft', () => {
  expect(savedState(catalogue().firm, { state: { is: 'open' } })).toEqual({ is: 'open' });
  for (const raw of [{ state: { is: 'paused' } }, {}, null, 'text']) {
    expect(savedState(catalogue().firm, raw)).toEqual({ is: 'draft' });
  }
});
