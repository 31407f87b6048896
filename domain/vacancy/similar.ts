import type { VacancyFacts } from './filter.ts';

/** The vacancies nearest to one in field and level, nearest first. */
export function similarVacancies<T extends VacancyFacts & { slug: string }>(
  vacancy: VacancyFacts & { slug: string },
  others: readonly T[],
  limit: number,
): T[] {
  return others
    .filter(({ slug }) => slug !== vacancy.slug)
    .map((other) => ({ other, nearness: nearness(vacancy, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, limit)
    .map(({ other }) => other);
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
