import { type JsonSchema, jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { defaultLocale, languageOf, languages } from '#domain/edition/editions.ts';
import { perFirm, type Firm } from '#domain/firm/firm.ts';
import { savedState } from '#domain/vacancies/vacancy-document.ts';
import { proposedSlug } from '#domain/vacancies/reference.ts';
import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import type { OfEachField } from '#domain/vacancies/vacancy-field.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { blankValue } from '#desk/editor/shape.ts';
import { shownLocale } from '#desk/kit/words.ts';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.vacancies;

/** A vacancy as it is typed: complete or not, with its address and its state. */
export type VacancyFields = { slug: string } & Record<string, unknown>;

/** What is stored, whatever it is: nothing of it is changed by being shown. */
export function vacancyFieldsOf(stored: object | undefined): VacancyFields {
  return { slug: '', ...stored };
}

export function blankFields(reference: string, today: string): VacancyFields {
  const blank = blankValue(vacancyForm(firm())) as Record<string, unknown>;
  return { ...blank, slug: '', reference, postedOn: today, state: { is: 'draft' } };
}

/** A new draft with the facts and words of an earlier role. */
export function copiedFields(
  stored: object | undefined,
  reference: string,
  today: string,
): VacancyFields {
  const { confirmedOn: _, sample: __, reporting, ...fields } = vacancyFieldsOf(stored);
  const fresh = {
    ...fields,
    // A report or exception is that of one role alone.
    ...(reporting !== undefined && { reporting: anew(reporting) }),
    reference,
    postedOn: today,
    state: { is: 'draft' },
  };
  return { ...fresh, slug: slugFor(fresh) };
}

function anew(reporting: unknown): unknown {
  const { is, occupation } = reporting as { is?: unknown; occupation?: unknown };
  return is === 'reported' || is === 'excepted' ? { is: 'to-report', occupation } : reporting;
}

export function stateIn(fields: VacancyFields): VacancyState {
  return savedState(firm(), fields);
}

/** What follows from other facts or words: a scheduled role is shown from its first day of publication. */
export function withShownFrom(before: VacancyFields, after: VacancyFields): VacancyFields {
  const state = savedState(firm(), after);
  const moved = state.is === 'scheduled' && after.postedOn !== before.postedOn;
  return moved ? { ...after, state: { ...state, from: after.postedOn } } : after;
}

/** What the title and the place propose as address. */
export function slugFor(fields: Record<string, unknown>): string {
  const title = textAt(fields, languageOf(defaultLocale(firm())), 'title');
  return proposedSlug({ title, location: textAt(fields, 'location') });
}

export function titleIn(fields: object): string {
  return (
    languages(firm())
      .map((language) => textAt(fields, language, 'title'))
      .find(Boolean) ?? ''
  );
}

/** The address follows title and place until another is chosen. */
export function withProposedSlug(before: VacancyFields, after: VacancyFields): VacancyFields {
  const followed = before.slug === '' || before.slug === slugFor(before);
  return followed && after.slug === before.slug ? { ...after, slug: slugFor(after) } : after;
}

export function textAt(value: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>(
    (one, name) => (typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}

/** The general editor draws all fields of a vacancy but its state, which has an editor of its own. */
export const vacancyForm = perFirm((of: Firm): JsonSchema => {
  const schema = jsonSchemaOf(vacancySchema(of));
  const { state: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== 'state') };
});

const countries = new Intl.DisplayNames(shownLocale, { type: 'region' });

/** Where the editor draws each field: the order is that in which a reader meets them. */
export const groupOfField: OfEachField<AdvertGroup> = {
  title: 'main',
  location: 'main',
  workplace: 'main',
  salary: 'main',
  description: 'main',
  responsibilities: 'main',
  requirements: 'main',
  benefits: 'main',
  skills: 'main',
  sector: 'filters',
  roleCategory: 'filters',
  experience: 'filters',
  contract: 'terms',
  workload: 'terms',
  thirteenthSalary: 'terms',
  minimumPay: 'law',
  reporting: 'law',
  interviews: 'more',
  relocation: 'more',
  reference: 'publication',
  postedOn: 'publication',
  confirmedOn: 'publication',
  sample: 'publication',
  // Drawn beside the fields of the schema, in the same group.
  slug: 'publication',
  state: 'publication',
};
export type AdvertGroup = 'main' | keyof typeof words.groups;

/** What the form does not draw: address and state. */
const labels: Readonly<Record<string, string | undefined>> = words.fields;

export function vacancyLabelOf(field: string, length?: 'short'): string {
  return labels[field] ?? fieldLabel(vacancyForm(firm()), field, languages(firm()), length);
}

/** Without the name of the field: it stands beside it. */
export function issueText({ field, code, limit, given, law }: VacancyIssue): string {
  const text = fillIn(words.issue[code], { limit: limit ?? '' });
  if (given) return `${text}: ${given}`;
  if (!law) return text;
  const country = countries.of(law.country) ?? law.country;
  const source = fillIn(words.issues.law, { country, source: law.source });
  const remedy = field.startsWith('company.') ? ` ${words.issues.company}` : '';
  return `${text} (${source}).${remedy}`;
}
