import { reportingBlock } from '#domain/vacancies/law/reporting-block.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import type { Statements } from '#server/db/db.ts';
import { fits, storedVacancies, type FittingVacancy } from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

const area = 'vacancies';

/** Stored vacancies that this program cannot read, each by its slug. */
export async function vacancyFindings(db: Statements): Promise<HealthFinding[]> {
  // A draft may be incomplete.
  const stored = (await storedVacancies(db)).filter(({ revision }) => revision > 0);
  const unfit = stored.filter((one) => !fits(one));
  const held = stored.filter(fits).flatMap(heldBack);
  if (unfit.length === 0) {
    return [{ area, level: 'ok', is: 'vacancies-fit', count: stored.length }, ...held];
  }
  const faults = unfit.map(({ slug, reference, unfit: { issues } }): HealthFinding => ({
    area,
    level: 'fault',
    is: 'vacancy-unfit',
    slug,
    reference,
    issues,
  }));
  return [...faults, ...held];
}

/** Open by its own account, and shown to nobody: it has to be reported first. */
function heldBack({ slug, reference, vacancy }: FittingVacancy): HealthFinding[] {
  const isPublic = vacancy.state.is === 'open' || vacancy.state.is === 'scheduled';
  if (!isPublic || reportingBlock(catalogue().firm, vacancy)?.is !== 'unreported') return [];
  return [{ area, level: 'open', is: 'vacancy-held-back', slug, reference }];
}
