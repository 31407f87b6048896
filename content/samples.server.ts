import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { freshSamples, samplesSchema } from '#domain/vacancies/fresh-samples.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { contentFolder } from './content-folder.server.ts';

/** The vacancies of an empty store: samples as old as when they were written, others as they are. */
export function firstVacancies(
  vacancies: readonly Vacancy[],
  now: number,
  folder = contentFolder(),
): readonly Vacancy[] {
  const file = path.join(folder, 'samples.yaml');
  if (!existsSync(file)) return vacancies;
  return freshSamples(vacancies, samplesSchema.parse(parse(readFileSync(file, 'utf8'))), now);
}
