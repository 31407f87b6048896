import { fillMissing } from '#domain/documents/fill-missing.ts';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';
import { languages } from '#domain/edition/editions.ts';
import { filterOptions } from './filter.ts';
import { type GivenVacancy, parseVacancy } from './vacancy-document.ts';
import type { VacancyIssue } from './vacancy-issue.ts';
import { vacancySchema, type Vacancy } from './vacancy.ts';

type Completed =
  | { issues: VacancyIssue[] }
  | { issues?: undefined; vacancy: Vacancy; missing: string[] };

/**
 * An advert as a preview shows it while it is written: a fact that is missing or does not fit is
 * replaced as a whole, a missing text by a mark. The fields of both are named.
 */
export function completedVacancy(firm: Firm, given: GivenVacancy, now: number): Completed {
  const today = officeDay(firm, now);
  // Unknown keys do no harm where nothing is saved.
  const issuesOf = (content: GivenVacancy) => parseVacancy(firm, content, content).issues ?? [];
  const inWords = ({ field }: VacancyIssue) =>
    (languages(firm) as readonly string[]).includes(field.split('.')[0]!);
  const broken = new Set<string>();
  let replaced = given;
  // A second time: what replaces a contract decides how the pay is counted.
  for (let round = 0; round < 2; round += 1) {
    for (const { field } of issuesOf(replaced).filter((issue) => !inWords(issue))) {
      const name = field.split('.')[0]!;
      broken.add(name);
      replaced = { ...replaced, [name]: placeholders(firm, replaced, today)[name] };
    }
  }
  const schema = schemaOf(firm);
  const filled = fillMissing(
    replaced,
    schema,
    (content) => issuesOf(content as GivenVacancy).filter(inWords),
    today,
  );
  if (!filled) return { issues: issuesOf(given) };
  const { content, missing } = filled;
  const read = parseVacancy(firm, content as GivenVacancy, content as GivenVacancy);
  // Fields of words come first: a mark is known by its place in the list.
  return read.issues ? read : { vacancy: read.vacancy, missing: [...missing, ...broken] };
}

const schemaOf = perFirm((firm: Firm) => jsonSchemaOf(vacancySchema(firm)));

/** A fact that is left out where it may be. */
function placeholders(firm: Firm, given: GivenVacancy, today: string): Record<string, unknown> {
  const options = filterOptions(firm);
  const { is } = (given.contract ?? {}) as { is?: unknown };
  const contract =
    is === 'fixed-term' || is === 'day-rate' ? { is, months: 12 } : { is: 'permanent' };
  return {
    slug: 'preview',
    reference: firm.reference,
    postedOn: today,
    state: { is: 'draft' },
    location: options.location[0],
    contract,
    workplace: 'on-site',
    salary: { min: 1, max: 2, currency: 'EUR', period: is === 'day-rate' ? 'day' : 'year' },
    sector: [options.industries[0], options.sectors[0]],
    experience: options.experience[0],
    roleCategory: options.roleCategories[0],
  } satisfies Partial<Record<keyof Vacancy, unknown>>;
}
