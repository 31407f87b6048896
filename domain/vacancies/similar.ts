import type { VacancyFacts } from './filter.ts';

/** The vacancies nearest to one in field and level, nearest first. */
export function similarVacancies<T extends VacancyFacts & { slug: string }>(
  vacancy: VacancyFacts & { slug: string },
  others: readonly T[],
  limit: number,
): T[] {
  const nearest: { other: T; nearness: number }[] = [];
  // Not sorted as a whole: every vacancy asks this of all the others.
  for (const other of others) {
    if (other.slug === vacancy.slug) continue;
    const near = nearness(vacancy, other);
    if (nearest.length === limit && near <= nearest[limit - 1]!.nearness) continue;
    const at = nearest.findIndex((rival) => rival.nearness < near);
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, nearness: near });
    nearest.length = Math.min(nearest.length, limit);
  }
  return nearest.map(({ other }) => other);
}

function nearness(a: VacancyFacts, b: VacancyFacts): number {
  const sharedSectors = a.sector.filter((sector) => b.sector.includes(sector)).length;
  return (
    2 * sharedSectors +
    (a.roleCategory === b.roleCategory ? 3 : 0) +
    (a.experience === b.experience ? 1 : 0) +
    (a.location === b.location ? 1 : 0)
  );
}
