import { heldVacancy, type HeldVacancy } from '../../../domain/vacancy/vacancy-document.ts';
import type { Statements } from '../db/db.ts';

export type Revision = HeldVacancy & {
  /** Of this revision; a later one may have another. */
  slug: string;
  /** Counts the changes of this vacancy, from 1. */
  revision: number;
  changedBy: string;
  changedAt: number;
};

/** What the store holds under an address: its content may not fit this program. */
export type StoredVacancy = Revision & {
  id: string;
  reference: string;
  /** Counts the changes of all vacancies. */
  version: number;
};

export type FittingVacancy = Extract<StoredVacancy, { unfit?: undefined }>;

/** Told apart at every reading: one that does not fit is never shown and never stops the others. */
export function fits(stored: StoredVacancy): stored is FittingVacancy {
  return stored.vacancy !== undefined;
}

/** Everything that changed after a version; all vacancies after 0. */
export function vacanciesSince(db: Statements, version: number): Promise<StoredVacancy[]> {
  return select(db, 'where version > $1 order by version', [version]);
}

/** Two numbers that tell a removal too, which has no version. */
export async function vacancyTally({
  all,
}: Statements): Promise<{ count: number; changedAt: number }> {
  const [row] = await all<{ count: number; changedAt: number | null }>(
    'select count(*) as count, max(changed_at) as "changedAt" from vacancy',
  );
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? 0 };
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
  const rows = await all<RevisionRow>(
    `select ${revisionColumns} from vacancy_revision where vacancy_id = $1 order by revision`,
    [vacancyId],
  );
  return rows.map(toRevision);
}

type RevisionRow = {
  slug: string;
  revision: number;
  schema: number;
  content: string;
  changed_by: string;
  changed_at: number;
};
type VacancyRow = RevisionRow & { id: string; reference: string; version: number };

const revisionColumns = 'slug, revision, schema, content, changed_by, changed_at';

async function select(
  { all }: Statements,
  condition: string,
  parameters: (string | number)[],
): Promise<StoredVacancy[]> {
  const rows = await all<VacancyRow>(
    `select id, reference, version, ${revisionColumns} from vacancy ${condition}`,
    parameters,
  );
  return rows.map((row) => {
    const { id, reference, version } = row;
    return { ...toRevision(row), id, reference, version };
  });
}

function toRevision({ slug, revision, schema, content, ...changed }: RevisionRow): Revision {
  return {
    ...heldVacancy({ slug, schema, content }),
    slug,
    revision,
    changedBy: changed.changed_by,
    changedAt: changed.changed_at,
  };
}
