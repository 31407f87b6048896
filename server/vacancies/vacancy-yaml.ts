import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { vacancySchema, type Vacancy } from '../../domain/vacancy/vacancy.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The format of content/vacancies; the file's name is the slug. */
export function toYaml(vacancy: Vacancy): string {
  return stringify({ ...vacancy, slug: undefined }, { lineWidth: 100 });
}

export function fromYaml(slug: string, text: string): Vacancy {
  if (!slugPattern.test(slug)) {
    throw new Error(`"${slug}" is no slug: use lower case letters, digits and single hyphens.`);
  }
  const result = vacancySchema.safeParse(parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { ...result.data, slug };
}

/** The fields that differ, one line each: `salary.min: 60000 → 65000`. */
export function differences(before: Vacancy | undefined, after: Vacancy): string[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => `${field}: ${old.get(field) ?? '(none)'} → ${now.get(field) ?? '(none)'}`);
}

function leaves(value: unknown, prefix = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null) return new Map([[prefix, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...leaves(child, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  );
}
