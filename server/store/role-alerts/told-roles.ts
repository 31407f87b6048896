import { isOpen, stateOn } from '../../../domain/vacancy/vacancy-state.ts';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import type { Statements } from '../db/db.ts';
import { fits, vacancyById } from '../vacancies/vacancies.ts';

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
    const stored = await vacancyById(statements, id);
    if (!stored || stored.revision === 0 || !fits(stored)) continue;
    const state = stateOn(stored.vacancy, new Date(now));
    if (isOpen({ state })) roles.push({ ...stored.vacancy, state });
  }
  return roles.toSorted(newestFirst);
}

function newestFirst(a: Vacancy, b: Vacancy): number {
  return b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug);
}
