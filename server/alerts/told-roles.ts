import { isOpen, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Statements } from '#server/db/db.ts';
import { findVacancy, fits, vacancyById, type StoredVacancy } from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The roles that a mail tells of, the newest first; those that closed before it left are not. */
export async function rolesOfMail(
  statements: Statements,
  { alertId, mail }: { alertId: string; mail: string },
  now: number,
): Promise<Vacancy[]> {
  const rows = await statements.all<{ id: string }>(
    'select vacancy_id as id from role_alert_sent where alert_id = $1 and mail = $2',
    [alertId, mail],
  );
  const roles: Vacancy[] = [];
  for (const { id } of rows) {
    const role = publishedRole(await vacancyById(statements, id), now);
    if (role && isOpen(role)) roles.push(role);
  }
  return roles.toSorted(newestFirst);
}

/** The roles of a list that are on the site, open or closed. */
export async function publicRoles(
  statements: Statements,
  slugs: readonly string[],
  now: number,
): Promise<Vacancy[]> {
  const roles: Vacancy[] = [];
  for (const slug of slugs) {
    const role = publishedRole(await findVacancy(statements, slug), now);
    if (role && (isOpen(role) || role.state.is === 'closed')) roles.push(role);
  }
  return roles;
}

/** In its state at an instant; undefined for a draft that was never published. */
function publishedRole(stored: StoredVacancy | undefined, now: number): Vacancy | undefined {
  if (!stored || stored.revision === 0 || !fits(stored)) return undefined;
  return { ...stored.vacancy, state: stateOn(catalogue().firm, stored.vacancy, new Date(now)) };
}

function newestFirst(a: Vacancy, b: Vacancy): number {
  return b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug);
}
