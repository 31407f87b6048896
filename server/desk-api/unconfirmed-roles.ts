import { languages } from '../../domain/edition/editions.ts';
import { confirmationOf, type Confirmation } from '../../domain/vacancy/confirmation.ts';
import { dayAt, isOpen } from '../../domain/vacancy/vacancy-state.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { UnconfirmedRole } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import { mandateOfVacancy } from '../store/mandates/read-mandates.ts';
import { findVacancy } from '../store/vacancies/vacancies.ts';
import { colleagues } from '../store/work/inbox.ts';

/** Open roles that nobody has confirmed for long, the oldest first, with whose mandate each is. */
export async function unconfirmedRoles(
  db: Statements,
  published: readonly Vacancy[],
  now: number,
): Promise<UnconfirmedRole[]> {
  const names = new Map((await colleagues(db)).map(({ id, name }) => [id, name]));
  const rows = askedAbout(published, now).map(async ({ vacancy, since, days, is }) => {
    const stored = await findVacancy(db, vacancy.slug);
    if (!stored) return [];
    const owner = (await mandateOfVacancy(db, stored.id))?.owner ?? null;
    const { id, version, reference } = stored;
    const { title } = vacancy[languages()[0]!];
    const ownerName = owner === null ? null : (names.get(owner) ?? null);
    return [{ id, version, reference, title, since, days, due: is === 'due', owner, ownerName }];
  });
  return (await Promise.all(rows)).flat();
}

/** Those that stand among the dates until they are confirmed or closed. */
export function countDueRoles(published: readonly Vacancy[], now: number): number {
  return askedAbout(published, now).filter(({ is }) => is === 'due').length;
}

function askedAbout(
  published: readonly Vacancy[],
  now: number,
): (Confirmation & { vacancy: Vacancy })[] {
  return published
    .filter(isOpen)
    .map((vacancy) => {
      const today = dayAt(vacancy.location, new Date(now));
      return { vacancy, ...confirmationOf(vacancy, today) };
    })
    .filter(({ is }) => is !== 'fresh')
    .toSorted((a, b) => b.days - a.days);
}
