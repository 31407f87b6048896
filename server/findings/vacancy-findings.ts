import { reportingBlock } from '../../domain/reporting-duty/reporting-block.ts';
import type { HealthFinding } from '../../domain/work/health.ts';
import { describeUnfit } from '../../messages/desk-words/unfit-vacancy.ts';
import type { Statements } from '../store/db/db.ts';
import { fits, storedVacancies, type FittingVacancy } from '../store/vacancies/vacancies.ts';

const area = 'vacancies';

/** Stored vacancies that this program cannot read, each by its slug. */
export async function vacancyFindings(db: Statements): Promise<HealthFinding[]> {
  // A draft may be incomplete.
  const stored = (await storedVacancies(db)).filter(({ revision }) => revision > 0);
  const unfit = stored.filter((one) => !fits(one));
  const held = stored.filter(fits).flatMap(heldBack);
  if (unfit.length === 0) {
    const text = `Stored vacancies that fit this program: ${stored.length}, all.`;
    return [{ area, level: 'ok', text }, ...held];
  }
  const faults = unfit.map(({ slug, reference, unfit: { issues } }): HealthFinding => ({
    area,
    level: 'fault',
    text: `Vacancy "${slug}" (${reference}) does not fit this program and is not shown: ${describeUnfit(issues)}.`,
    remedy: `Correct it on the desk under Vacancies, or run "vacancy export <folder>", correct ${slug}.yaml there and run "vacancy import" with it.`,
  }));
  return [...faults, ...held];
}

/** Open by its own account, and shown to nobody: it has to be reported first. */
function heldBack({ slug, reference, vacancy }: FittingVacancy): HealthFinding[] {
  const isPublic = vacancy.state.is === 'open' || vacancy.state.is === 'scheduled';
  if (!isPublic || reportingBlock(vacancy)?.is !== 'unreported') return [];
  return [
    {
      area,
      level: 'open',
      text: `Vacancy "${slug}" (${reference}) is published and not shown: the Swiss reporting duty keeps it back.`,
      remedy:
        'Report it, or say why it need not be, in its field “Swiss reporting duty” on the desk: docs/runbooks/vacancies.md.',
    },
  ];
}
