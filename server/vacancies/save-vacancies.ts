import { randomUUID } from 'node:crypto';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Act } from '#server/db/act.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import { advertOf } from './vacancy-rule.ts';

export type VacancyChange = {
  /** The vacancy as it becomes, under the slug that it becomes. */
  vacancy: Vacancy;
  /** What the editor saw; version 0, or nothing, for a new vacancy. */
  basedOn?: { id: string; version: number } | undefined;
};

/** Publishes all changes, or none of them. A vacancy in the state of a draft is not shown. */
export async function saveVacancies(
  act: Act,
  changes: readonly VacancyChange[],
): Promise<string[]> {
  const publications = changes.map(({ vacancy: { slug, ...content }, basedOn }) => ({
    ...advertOf(basedOn?.id ?? randomUUID()),
    content,
    address: slug,
    version: basedOn?.version ?? 0,
  }));
  await publishDocuments(act, publications);
  return publications.map(({ key }) => key.id);
}
