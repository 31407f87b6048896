import { catalogue } from '#content/catalogue.server.ts';
import { countryOf, locales } from '#domain/edition/editions.ts';
import { openPlaceholders } from '#domain/firm/company-facts.ts';
import { missingFacts, type FactByLaw } from '#domain/firm/facts-by-law.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { countryOfLocation } from '#domain/vacancies/workplace.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import type { Statements } from '#server/db/db.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';

const area = 'site';

/** Open placeholders are no fault of the installation, but no site should be published with them. */
export function placeholderFinding(): HealthFinding {
  const fields = openPlaceholders(catalogue().company);
  if (fields.length === 0) return { area, level: 'ok', is: 'no-placeholders' };
  return { area, level: 'open', is: 'placeholders', fields };
}

/** Facts that the law of a country asks for where the firm has an edition or open vacancies. */
export async function missingFactFindings(db: Statements): Promise<HealthFinding[]> {
  const { company } = catalogue();
  const stored = (await storedVacancies(db)).filter(fits).map(({ vacancy }) => vacancy);
  const missing = missingFacts(company, [
    ...locales(catalogue().firm).map(countryOf),
    ...stored
      .filter(isOpen)
      .map(({ location }) =>
        countryOfLocation(catalogue().firm, location, company.address.country),
      ),
  ]);
  if (missing.length === 0) return [];
  const facts = [...Map.groupBy(missing, ({ field }) => field)].map(([field, asked]) => ({
    field,
    saidIn: [...asked[0]!.saidIn],
    asked: asked.map(describe),
  }));
  return [{ area, level: 'open', is: 'facts-by-law', facts }];
}

function describe({ countries, source }: FactByLaw): string {
  return `${source} (${countries.join(', ')})`;
}
