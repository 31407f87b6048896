import { defaultLocale, languageOf, languages } from '#domain/edition/editions.ts';
import { savedState } from '#domain/vacancies/vacancy-document.ts';
import { proposedSlug } from '#domain/vacancies/vacancy-slug.ts';
import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';
import { blankValue } from '#desk/editor/blank-value.ts';
import { vacancyForm } from './vacancy-form.ts';

/** A vacancy as it is typed: complete or not, with its address and its state. */
export type VacancyFields = { slug: string } & Record<string, unknown>;

/** What is stored, whatever it is: nothing of it is changed by being shown. */
export function fieldsOf(stored: object | undefined): VacancyFields {
  return { slug: '', ...stored };
}

export function blankFields(reference: string, today: string): VacancyFields {
  const blank = blankValue(vacancyForm()) as Record<string, unknown>;
  return { ...blank, slug: '', reference, postedOn: today, state: { is: 'draft' } };
}

/** A new draft with the facts and words of an earlier role. */
export function copiedFields(
  stored: object | undefined,
  reference: string,
  today: string,
): VacancyFields {
  const { confirmedOn: _, reporting, ...fields } = fieldsOf(stored);
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
  return savedState(fields);
}

/** With another state; a scheduled role is shown from its first day of publication. */
export function withState(fields: VacancyFields, state: VacancyState): VacancyFields {
  return { ...fields, state };
}

/** With other facts or words. A scheduled role is shown from its first day of publication. */
export function withContent(
  { slug, state, postedOn, boards }: VacancyFields,
  content: Record<string, unknown>,
): VacancyFields {
  const present = savedState({ state });
  const moved = present.is === 'scheduled' && content.postedOn !== postedOn;
  return {
    ...content,
    slug,
    ...(boards !== undefined && { boards }),
    state: moved ? { ...present, from: content.postedOn } : state,
  };
}

/** What the title and the place propose as address. */
export function slugFor(fields: Record<string, unknown>): string {
  const title = textAt(fields, languageOf(defaultLocale()), 'title');
  return proposedSlug({ title, location: textAt(fields, 'location') });
}

export function titleIn(fields: object): string {
  return (
    languages()
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
