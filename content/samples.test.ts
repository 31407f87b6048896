import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { firstVacancies } from './samples.server.ts';

const years = Date.parse('2031-06-01T00:00:00Z');

test('a folder without samples.yaml is a firm’s own: its vacancies keep their dates', () => {
  const folder = path.join(temporaryFolder(), 'content');
  cpSync('tests/firm', folder, { recursive: true });
  rmSync(path.join(folder, 'samples.yaml'), { force: true });
  const own = [aVacancy({ slug: 'own', postedOn: '2026-11-11' })];
  expect(firstVacancies(own, years, folder)).toEqual(own);
});

test('a vacancy that samples.yaml does not name keeps its dates', () => {
  const own = [aVacancy({ slug: 'no-sample-of-ours', postedOn: '2026-11-11' })];
  expect(firstVacancies(own, years)).toEqual(own);
});
