import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { vacancySchema, type Vacancy } from '../../domain/vacancy/vacancy.ts';
import { vacancyDifferences } from '../../domain/vacancy/vacancy-differences.ts';
import { isVacancySlug, maxSlugLength } from '../../domain/vacancy/vacancy-slug.ts';

/** The format of content/vacancies; the file's name is the slug. */
export function toYaml(vacancy: Vacancy): string {
  return stringify({ ...vacancy, slug: undefined }, { lineWidth: 100 });
}

export function fromYaml(slug: string, text: string): Vacancy {
  if (!isVacancySlug(slug)) {
    throw new Error(
      `"${slug}" is no slug: use at most ${maxSlugLength} lower case letters, digits and single hyphens.`,
    );
  }
  const result = vacancySchema.safeParse(parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { ...result.data, slug };
}

/** The fields that differ, one line each: `salary.min: 60000 → 65000`. */
export function differences(before: Vacancy | undefined, after: Vacancy): string[] {
  return vacancyDifferences(before, after).map(
    ({ field, before: old, after: now }) => `${field}: ${old ?? '(none)'} → ${now ?? '(none)'}`,
  );
}
