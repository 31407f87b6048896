import { languages } from '../../domain/edition/editions.ts';
import { confirmationOf, type Confirmation } from '../../domain/vacancy/confirmation.ts';
import { dayAt, isOpen, stateOn } from '../../domain/vacancy/vacancy-state.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { UnconfirmedRole } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import { mandateOfVacancy } from '../store/mandates/read-mandates.ts';
import { fits, storedVacancies } from '../store/vacancies/vacancies.ts';
import { colleagues } from '../store/work/inbox.ts';

/**
 * Open roles that nobody has confirmed for long, the oldest first, with whose mandate each is. Read
 * from the store, since what is published follows a confirmation only after a moment.
 */
export async function unconfirmedRoles(db: Statements, now: number): Promise<UnconfirmedRole[]> {
  const names = new Map((await colleagues(db)).map(({ id, name }) => [id, name]));
  const stored = (await storedVacancies(db)).filter(fits);
  const asked = stored.flatMap(({ id, version, reference, vacancy }) => {
    const confirmation = confirmationAt(vacancy, now);
    return confirmation ? [{ id, version, reference, vacancy, ...confirmation }] : [];
  });
  const rows = asked.map(async ({ vacancy, is, ...role }) => {
    const owner = (await mandateOfVacancy(db, role.id))?.owner ?? null;
    const ownerName = owner === null ? null : (names.get(owner) ?? null);
    const { title } = vacancy[languages()[0]!];
    return { ...role, title, due: is === 'due', owner, ownerName };
  });
  return (await Promise.all(rows)).toSorted((a, b) => b.days - a.days);
}

/** Those that stand among the dates until they are confirmed or closed. */
export function countDueRoles(published: readonly Vacancy[], now: number): number {
  return published.filter((vacancy) => confirmationAt(vacancy, now)?.is === 'due').length;
}

/** Undefined for a role that is not open, or that somebody has confirmed lately. */
function confirmationAt(vacancy: Vacancy, now: number): Confirmation | undefined {
  const instant = new Date(now);
  if (!isOpen({ state: stateOn(vacancy, instant) })) return undefined;
  const confirmation = confirmationOf(vacancy, dayAt(vacancy.location, instant));
  return confirmation.is === 'fresh' ? undefined : confirmation;
}
