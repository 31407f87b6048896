import { parse, stringify } from 'yaml';
import { contentDifferences } from '#domain/documents/merge-content.ts';

/** The format of content/vacancies; the file's name is the slug. */
export function toYaml(vacancy: object): string {
  return stringify({ ...vacancy, slug: undefined }, { lineWidth: 100 });
}

/** What a file says, to be parsed by what it is based on. */
export function fromYaml(slug: string, text: string): { slug: string } & Record<string, unknown> {
  const content: unknown = parse(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error('It has no fields.');
  }
  return { ...content, slug };
}

/** The fields that differ, one line each: `salary.min: 60000 → 65000`. */
export function differences(before: unknown, after: unknown): string[] {
  return contentDifferences(before, after).map(
    ({ field, before: old, after: now }) => `${field}: ${shortened(old)} → ${shortened(now)}`,
  );
}

const mostShown = 120;

/** A legal text is many pages. */
function shortened(value = '(none)'): string {
  if (value.length <= mostShown) return value;
  return `${value.slice(0, mostShown)}… (${value.length} characters)`;
}
