import { languages } from '#domain/edition/editions.ts';
import { reportLeft } from '#domain/vacancies/law/job-room.ts';
import { confirmationOf, type Confirmation } from '#domain/vacancies/confirmation.ts';
import { dayAt, isOpen, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { RoleReminders } from '#domain/vacancies/vacancy-work.ts';
import type { Statements } from '#server/db/db.ts';
import { mandateOfVacancy } from '#server/mandates/read-mandates.ts';
import { fits, storedVacancies, type FittingVacancy } from '#server/vacancies/vacancies.ts';
import { colleagues } from './inbox.ts';
import { catalogue } from '#content/catalogue.server.ts';

/**
 * What roles ask of people, with whose mandate each is: open ones that nobody has confirmed for long,
 * the oldest first, and ended ones whose report still stands at Job-Room. Read from the store, since
 * what is published follows a change only after a moment.
 */
export async function roleReminders(db: Statements, now: number): Promise<RoleReminders> {
  const names = new Map((await colleagues(db)).map(({ id, name }) => [id, name]));
  const stored = (await storedVacancies(db)).filter(fits);
  const asked = stored.map(async (role) => {
    const confirmation = confirmationAt(role.vacancy, now);
    return confirmation && { ...(await named(role)), version: role.version, ...confirmation };
  });
  const left = stored.map(async (role) => {
    const number = reportLeft(catalogue().firm, role.vacancy, new Date(now));
    return number === undefined ? undefined : { ...(await named(role)), number };
  });
  const unconfirmed = (await Promise.all(asked))
    .flatMap((role) => role ?? [])
    .map(({ is, ...role }) => ({ ...role, due: is === 'due' }))
    .toSorted((a, b) => b.days - a.days);
  return { unconfirmed, reports: (await Promise.all(left)).flatMap((role) => role ?? []) };

  async function named({ id, reference, vacancy }: FittingVacancy) {
    const owner = (await mandateOfVacancy(db, id))?.owner ?? null;
    const ownerName = owner === null ? null : (names.get(owner) ?? null);
    return {
      id,
      reference,
      title: vacancy[languages(catalogue().firm)[0]!].title,
      owner,
      ownerName,
    };
  }
}

/** Those that stand among the dates until they are confirmed or closed. */
export function countDueRoles(published: readonly Vacancy[], now: number): number {
  return published.filter((vacancy) => confirmationAt(vacancy, now)?.is === 'due').length;
}

/** Undefined for a role that is not open, or that somebody has confirmed lately. */
function confirmationAt(vacancy: Vacancy, now: number): Confirmation | undefined {
  const instant = new Date(now);
  if (!isOpen({ state: stateOn(catalogue().firm, vacancy, instant) })) return undefined;
  const confirmation = confirmationOf(vacancy, dayAt(catalogue().firm, vacancy.location, instant));
  return confirmation.is === 'fresh' ? undefined : confirmation;
}
