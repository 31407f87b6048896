import { catalogue } from '../../content/catalogue.server.ts';
import { countryOf, locales } from '../../domain/edition/editions.ts';
import { openPlaceholders } from '../../domain/firm/company-facts.ts';
import { missingFacts, type FactByLaw } from '../../domain/firm/facts-by-law.ts';
import { isOpen } from '../../domain/vacancy/vacancy-state.ts';
import { countryOfLocation } from '../../domain/vacancy/workplace.ts';
import type { HealthFinding } from '../../domain/work/health.ts';
import type { Statements } from '../store/db/db.ts';
import { counted } from './counted.ts';
import { fits, storedVacancies } from '../store/vacancies/vacancies.ts';

const area = 'site';

/** Open placeholders are no fault of the installation, but no site should be published with them. */
export function placeholderFinding(): HealthFinding {
  const fields = openPlaceholders(catalogue().company);
  if (fields.length === 0) {
    return { area, level: 'ok', text: 'The document “company” has no placeholders.' };
  }
  return {
    area,
    level: 'open',
    text: `${counted(fields.length, 'fact')} of the firm ${fields.length === 1 ? 'is a placeholder' : 'are placeholders'}. Until they are replaced, search engines are asked not to list the site.`,
    remedy: `Fill them in on the desk, Website, “The firm”, or in company.yaml of the content folder, before you publish the site: ${fields.join(', ')}.`,
  };
}

/** Facts that the law of a country asks for where the firm has an edition or open vacancies. */
export async function missingFactFindings(db: Statements): Promise<HealthFinding[]> {
  const { company } = catalogue();
  const stored = (await storedVacancies(db)).filter(fits).map(({ vacancy }) => vacancy);
  const missing = missingFacts(company, [
    ...locales().map(countryOf),
    ...stored
      .filter(isOpen)
      .map(({ location }) => countryOfLocation(location, company.address.country)),
  ]);
  const fields = [...Map.groupBy(missing, ({ field }) => field)];
  if (fields.length === 0) return [];
  const listed = fields.map(([field, facts]) => {
    const asked = facts.map(describe).join('; ');
    return `${field} (left out of ${facts[0]?.saidIn.join(', ')}): ${asked}`;
  });
  return [
    {
      area,
      level: 'open',
      text: `${counted(fields.length, 'fact')} that the law asks of the website ${fields.length === 1 ? 'is' : 'are'} not given.`,
      remedy: `Fill them in on the desk, Website, “The firm”, or in company.yaml of the content folder. ${listed.join('. ')}.`,
    },
  ];
}

function describe({ countries, source }: FactByLaw): string {
  return `${source} (${countries.join(', ')})`;
}
