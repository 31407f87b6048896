import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#domain/privacy/audit.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import type { DocumentRefusal } from '#server/documents/refusal.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import { insertDocuments } from '#server/documents/seed-documents.ts';
import type { PlanTasks, VacancyTurn } from '#server/db/task.ts';
import { addTasks } from '#server/db/tasks.ts';

export type VacancyChange = {
  /** The vacancy as it becomes, under the slug that it becomes. */
  vacancy: Vacancy;
  /** What the editor saw; undefined for a new vacancy. */
  basedOn: { id: string; version: number } | undefined;
};

export type SaveSettings = {
  /** Named in the revision and in the audit log; commands have no person. */
  by: Actor;
  /** What the audit log calls the change, if not by the difference of the states. */
  action?: AuditAction;
  now: number;
  planTasks: PlanTasks;
};

export type SavedVacancies =
  | { outcome: 'saved'; ids: string[] }
  | { outcome: 'refused'; change: VacancyChange; refusal: DocumentRefusal };

/** Publishes all changes, or none of them. A vacancy in the state of a draft is not shown. */
export async function saveVacancies(
  db: Db,
  changes: readonly VacancyChange[],
  { by, ...settings }: SaveSettings,
): Promise<SavedVacancies> {
  const publications = changes.map(({ vacancy: { slug, ...content }, basedOn }) => ({
    key: { kind: 'vacancy', id: basedOn?.id ?? randomUUID() } as const,
    content,
    address: slug,
    version: basedOn?.version ?? 0,
  }));
  const result = await publishDocuments(db, by, publications, { ...settings });
  const ids = publications.map(({ key }) => key.id);
  if (result.outcome === 'done') return { outcome: 'saved', ids };
  const { refusal } = result;
  return { outcome: 'refused', change: changes[ids.indexOf(refusal.key.id)]!, refusal };
}

/** A store that never had a vacancy starts with these. */
export async function seedVacancies(
  db: Db,
  vacancies: readonly Vacancy[],
  now: number,
): Promise<void> {
  await db.transaction(async (statements) => {
    // Before counting: of two servers that start together, one waits and finds the other's rows.
    await statements.all(db.dialect.documentLock);
    if (await hadVacancies(statements)) return;
    const documents = vacancies.map(({ slug, ...content }) => ({
      key: { kind: 'vacancy', id: randomUUID() } as const,
      content,
      address: slug,
      reference: content.reference,
    }));
    await insertDocuments(statements, documents, { by: seededBy, now });
  });
}

/** Now or before: whoever removed the last one does not get the samples back. */
export async function hadVacancies({ all }: Statements): Promise<boolean> {
  const rows = await all(
    `select 1 as one from document where kind = 'vacancy'
      union all select 1 from audit where subject_type = 'vacancy' limit 1`,
  );
  return rows.length > 0;
}

/** Who made the first revision of a vacancy that came from the files of an empty store. */
const seededBy = 'content/vacancies';

/** The same change is announced once, however many servers see it. */
export async function addVacancyTasks(
  statements: Statements,
  event: { vacancyId: string; change: VacancyTurn },
  planTasks: PlanTasks,
  now: number,
): Promise<void> {
  const subject = { type: 'vacancy', id: event.vacancyId } as const;
  const planned = planTasks({ type: 'vacancy-changed', ...event });
  await addTasks(statements, { subject, submissionId: undefined, held: false }, planned, now);
}
