import type { HealthFinding } from '../../domain/work/health.ts';
import { describeUnfit } from '../../messages/desk-words/unfit-vacancy.ts';
import type { Statements } from '../store/db/db.ts';
import { fits, storedVacancies } from '../store/vacancies/vacancies.ts';

/** Stored vacancies that this program cannot read, each by its slug. */
export async function vacancyFindings(db: Statements): Promise<HealthFinding[]> {
  const area = 'vacancies';
  // A draft may be incomplete.
  const stored = (await storedVacancies(db)).filter(({ revision }) => revision > 0);
  const unfit = stored.filter((one) => !fits(one));
  if (unfit.length === 0) {
    return [
      { area, level: 'ok', text: `Stored vacancies that fit this program: ${stored.length}, all.` },
    ];
  }
  return unfit.map(({ slug, reference, unfit: { issues } }) => ({
    area,
    level: 'fault',
    text: `Vacancy "${slug}" (${reference}) does not fit this program and is not shown: ${describeUnfit(issues)}.`,
    remedy: `Correct it on the desk under Vacancies, or run "vacancy export <folder>", correct ${slug}.yaml there and run "vacancy import" with it.`,
  }));
}
