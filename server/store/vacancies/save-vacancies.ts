import type { AuditAction } from '../../../domain/work/audit.ts';
import { randomUUID } from 'node:crypto';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import { vacancyDifferences } from '../../../domain/vacancy/vacancy-differences.ts';
import { storedFields, vacancySchemaNumber } from '../../../domain/vacancy/vacancy-document.ts';
import { publishedOn } from '../../../domain/vacancy/vacancy-state.ts';
import { recordAudit, type Actor } from '../audit/audit.ts';
import type { Db, SqlValue, Statements } from '../db/db.ts';
import type { PlanTasks, VacancyTurn } from '../tasks/task.ts';
import { addTasks } from '../tasks/tasks.ts';
import { latestVersion, vacancyById, type StoredVacancy } from './vacancies.ts';

export type VacancyChange = {
  /** The vacancy as it becomes, under the slug that it becomes. */
  vacancy: Vacancy;
  /** What the editor saw; undefined for a new vacancy. */
  basedOn: { id: string; revision: number } | undefined;
};

export type VacancyConflict =
  /** Somebody else changed the vacancy meanwhile: both versions are shown. */
  | { reason: 'stale'; change: VacancyChange; current: StoredVacancy }
  /** The slug names, or once named, another vacancy. */
  | { reason: 'slug-taken'; change: VacancyChange }
  | { reason: 'reference-taken'; change: VacancyChange };

export type SaveSettings = {
  /** Named in the revision and in the audit log; commands have no person. */
  by: Actor;
  /** What the audit log calls the change, if not by the difference of the states. */
  action?: AuditAction;
  now: number;
  planTasks: PlanTasks;
};

export type SavedVacancies =
  { outcome: 'saved' } | { outcome: 'refused'; conflict: VacancyConflict };

/** Applies all changes, with their revisions and tasks, in one transaction; or none of them. */
export async function saveVacancies(
  db: Db,
  changes: readonly VacancyChange[],
  { by, action, now, planTasks }: SaveSettings,
): Promise<SavedVacancies> {
  try {
    await db.transaction(async (statements) => {
      await statements.all(db.dialect.vacancyLock);
      for (const change of changes) {
        const before = await currentOf(statements, change);
        const id = before?.id ?? randomUUID();
        const revision = (before?.revision ?? 0) + 1;
        await refuseTaken(statements, id, change);
        await write(statements, change.vacancy, { id, revision, by: by.name, now });
        await recordAudit(statements, {
          at: now,
          by,
          action: action ?? actionOf(before, change.vacancy),
          subject: { type: 'vacancy', id },
          details: detailsOf(before, change.vacancy),
        });
        const instant = new Date(now);
        const either = [before?.vacancy, change.vacancy].filter((one) => one !== undefined);
        if (publishedOn(either, instant).length === 0) continue;
        const event = { vacancyId: id, change: `revision-${revision}` } as const;
        await addVacancyTasks(statements, event, planTasks, now);
      }
    });
    return { outcome: 'saved' };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return { outcome: 'refused', conflict: error.conflict };
  }
}

/** An empty store starts with these. No tasks: nothing that was known has changed. */
export async function seedVacancies(
  db: Db,
  vacancies: readonly Vacancy[],
  now: number,
): Promise<void> {
  await db.transaction(async (statements) => {
    // Before counting: of two servers that start together, one waits and finds the other's rows.
    await statements.all(db.dialect.vacancyLock);
    if ((await latestVersion(statements)) > 0) return;
    const rows = vacancies.map(({ slug, ...content }, at) => ({
      slug,
      reference: content.reference,
      id: randomUUID(),
      version: at + 1,
      json: JSON.stringify(content),
    }));
    const by = seededBy;
    const schema = vacancySchemaNumber;
    await insertRows(
      statements,
      'vacancy (id, slug, reference, revision, version, schema, content, changed_by, changed_at)',
      rows.map((row) => {
        const { id, slug, reference, version, json } = row;
        return [id, slug, reference, 1, version, schema, json, by, now];
      }),
    );
    await insertRows(
      statements,
      'vacancy_slug (slug, vacancy_id)',
      rows.map(({ slug, id }) => [slug, id]),
    );
    await insertRows(
      statements,
      'vacancy_revision (vacancy_id, revision, slug, schema, content, changed_by, changed_at)',
      rows.map(({ id, slug, json }) => [id, 1, slug, schema, json, by, now]),
    );
  });
}

/** Who made the first revision of a vacancy that came from the files of an empty store. */
const seededBy = 'content/vacancies';

/**
 * Removes the vacancies that came from the files and that nobody changed since, with their slugs.
 * Others stay: they are somebody's work. Servers notice by the count.
 */
export async function removeSeeded(
  db: Db,
  { by, now }: { by: Actor; now: number },
): Promise<{ removed: string[]; kept: string[] }> {
  return db.transaction(async (statements) => {
    await statements.all(db.dialect.vacancyLock);
    const rows = await statements.all<{ id: string; slug: string; changedBy: string }>(
      'select id, slug, changed_by as "changedBy" from vacancy order by slug',
    );
    const seeded = rows.filter((row) => row.changedBy === seededBy);
    for (const { id, slug } of seeded) {
      await statements.all('delete from vacancy_revision where vacancy_id = $1', [id]);
      await statements.all('delete from vacancy_slug where vacancy_id = $1', [id]);
      await statements.all('delete from vacancy where id = $1', [id]);
      await recordAudit(statements, {
        at: now,
        by,
        action: 'vacancy-removed',
        subject: { type: 'vacancy', id },
        details: slug,
      });
    }
    const names = (some: typeof rows) => some.map(({ slug }) => slug);
    return { removed: names(seeded), kept: names(rows.filter((row) => !seeded.includes(row))) };
  });
}

const rowsPerInsert = 100;

/** Several rows a statement: each statement is a round trip to the store's thread or server. */
async function insertRows({ all }: Statements, into: string, rows: readonly SqlValue[][]) {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const values: SqlValue[] = [];
    const placeholders = rows
      .slice(at, at + rowsPerInsert)
      .map((row) => `(${row.map((value) => `$${values.push(value)}`).join(', ')})`);
    await all(`insert into ${into} values ${placeholders.join(', ')}`, values);
  }
}

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

const stateActions = {
  draft: 'vacancy-drafted',
  scheduled: 'vacancy-scheduled',
  open: 'vacancy-published',
  closed: 'vacancy-closed',
  withdrawn: 'vacancy-withdrawn',
} as const satisfies Record<Vacancy['state']['is'], AuditAction>;

function actionOf(before: StoredVacancy | undefined, { state }: Vacancy): AuditAction {
  if (!before) return 'vacancy-created';
  const unchanged = !before.vacancy || before.vacancy.state.is === state.is;
  return unchanged ? 'vacancy-changed' : stateActions[state.is];
}

const fieldsNamed = 8;

/** As “NG-2424 head-of-flight-safety-munich: salary.min, de.title”. */
function detailsOf(before: StoredVacancy | undefined, after: Vacancy): string {
  const name = `${after.reference} ${after.slug}`;
  const fields = before
    ? vacancyDifferences(storedFields(before), after).map(({ field }) => field)
    : [];
  if (fields.length === 0) return name;
  const more = fields.length > fieldsNamed ? ` and ${fields.length - fieldsNamed} more` : '';
  return `${name}: ${fields.slice(0, fieldsNamed).join(', ')}${more}`;
}

class Conflict extends Error {
  readonly conflict: VacancyConflict;
  constructor(conflict: VacancyConflict) {
    super(conflict.reason);
    this.conflict = conflict;
  }
}

async function currentOf(statements: Statements, change: VacancyChange) {
  if (!change.basedOn) return undefined;
  const current = await vacancyById(statements, change.basedOn.id);
  if (!current) throw new Error(`There is no vacancy with the id ${change.basedOn.id}.`);
  if (current.revision === change.basedOn.revision) return current;
  throw new Conflict({ reason: 'stale', change, current });
}

async function refuseTaken({ all }: Statements, id: string, change: VacancyChange) {
  const { slug, reference } = change.vacancy;
  const owners = await all<{ id: string }>(
    'select vacancy_id as id from vacancy_slug where slug = $1',
    [slug],
  );
  if (owners.some((owner) => owner.id !== id)) throw new Conflict({ reason: 'slug-taken', change });
  const named = await all<{ id: string }>('select id from vacancy where reference = $1', [
    reference,
  ]);
  if (named.some((other) => other.id !== id)) {
    throw new Conflict({ reason: 'reference-taken', change });
  }
}

async function write(
  statements: Statements,
  { slug, ...content }: Vacancy,
  { id, revision, by, now }: { id: string; revision: number; by: string; now: number },
) {
  const { all } = statements;
  const version = (await latestVersion(statements)) + 1;
  const json = JSON.stringify(content);
  await all(
    `insert into vacancy
        (id, slug, reference, revision, version, schema, content, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (id) do update set slug = excluded.slug, reference = excluded.reference,
        revision = excluded.revision, version = excluded.version, schema = excluded.schema,
        content = excluded.content, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`,
    [id, slug, content.reference, revision, version, vacancySchemaNumber, json, by, now],
  );
  await all(
    'insert into vacancy_slug (slug, vacancy_id) values ($1, $2) on conflict (slug) do nothing',
    [slug, id],
  );
  await all(
    `insert into vacancy_revision
        (vacancy_id, revision, slug, schema, content, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, revision, slug, vacancySchemaNumber, json, by, now],
  );
}
