import { vacancySchema, type Vacancy } from '../../../domain/vacancy/vacancy.ts';
import type { Statements } from '../db/db.ts';

export type StoredVacancy = {
  id: string;
  /** Counts the changes of this vacancy, from 1. */
  revision: number;
  /** Counts the changes of all vacancies. */
  version: number;
  vacancy: Vacancy;
  changedBy: string;
  changedAt: number;
};

export type Revision = Omit<StoredVacancy, 'id' | 'version'>;

/** Everything that changed after a version; all vacancies after 0. */
export function vacanciesSince(db: Statements, version: number): Promise<StoredVacancy[]> {
  return select(db, 'where version > $1 order by version', [version]);
}

export async function latestVersion({ all }: Statements): Promise<number> {
  const [row] = await all<{ version: number | null }>(
    'select max(version) as version from vacancy',
  );
  return row?.version ?? 0;
}

/** Finds a vacancy by its slug, by a slug it had earlier, or by its reference. */
export async function findVacancy(
  db: Statements,
  name: string,
): Promise<StoredVacancy | undefined> {
  const [found] = await select(
    db,
    `where reference = $2 or id = (select vacancy_id from vacancy_slug where slug = $1)`,
    [name.toLowerCase(), name.toUpperCase()],
  );
  return found;
}

export async function vacancyById(db: Statements, id: string): Promise<StoredVacancy | undefined> {
  return (await select(db, 'where id = $1', [id]))[0];
}

/** Every slug that a vacancy had, the present one included. */
export async function slugsOf({ all }: Statements, vacancyId: string): Promise<string[]> {
  const rows = await all<{ slug: string }>(
    'select slug from vacancy_slug where vacancy_id = $1 order by slug',
    [vacancyId],
  );
  return rows.map(({ slug }) => slug);
}

/** Slugs that no longer name a page, with the slug of the same vacancy that does. */
export async function earlierSlugs({ all }: Statements): Promise<Map<string, string>> {
  const rows = await all<{ earlier: string; present: string }>(
    `select earlier.slug as earlier, vacancy.slug as present
      from vacancy_slug earlier join vacancy on vacancy.id = earlier.vacancy_id
      where earlier.slug <> vacancy.slug`,
  );
  return new Map(rows.map(({ earlier, present }) => [earlier, present]));
}

/** The oldest first. */
export async function revisionsOf({ all }: Statements, vacancyId: string): Promise<Revision[]> {
  const rows = await all<Omit<VacancyRow, 'id' | 'version'>>(
    `select slug, revision, content, changed_by, changed_at from vacancy_revision
      where vacancy_id = $1 order by revision`,
    [vacancyId],
  );
  return rows.map(toRevision);
}

type VacancyRow = {
  id: string;
  slug: string;
  revision: number;
  version: number;
  content: string;
  changed_by: string;
  changed_at: number;
};

async function select(
  { all }: Statements,
  condition: string,
  parameters: (string | number)[],
): Promise<StoredVacancy[]> {
  const rows = await all<VacancyRow>(
    `select id, slug, revision, version, content, changed_by, changed_at from vacancy ${condition}`,
    parameters,
  );
  return rows.map((row) => ({ id: row.id, version: row.version, ...toRevision(row) }));
}

function toRevision(row: Omit<VacancyRow, 'id' | 'version'>): Revision {
  return {
    revision: row.revision,
    vacancy: { ...vacancySchema.parse(JSON.parse(row.content)), slug: row.slug },
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
