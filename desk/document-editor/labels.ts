import type { JsonSchema } from './json-schema.ts';
import { shapeOf } from './shape.ts';

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });

export function languageName(language: string): string {
  return languageNames.of(language) ?? language;
}

/** `heroTitle` and `hero-title` are “Hero title”; what is no name of a property stays as it is. */
export function readable(name: string): string {
  if (!/^[a-z][A-Za-z\d]*(?:-[A-Za-z\d]+)*$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function labelOf(name: string, schema: JsonSchema): string {
  return schema.title ?? readable(name);
}

/** A field of the document in words: `en.hero.title` is “Hero: Title, English”. */
export function fieldLabel(
  schema: JsonSchema,
  field: string,
  languages: readonly string[],
): string {
  const labels: string[] = [];
  let language: string | undefined;
  let part: JsonSchema | undefined = schema;
  for (const name of field.split('.').filter(Boolean)) {
    const isNumber = /^\d+$/.test(name);
    part = part && partOf(part, name, languages);
    if (languages.includes(name)) language = name;
    else if (isNumber && labels.length > 0) labels.push(`${labels.pop()} ${Number(name) + 1}`);
    else labels.push(labelOf(name, part ?? {}));
  }
  const path = labels.join(': ');
  if (!language) return path;
  return path ? `${path}, ${languageName(language)}` : languageName(language);
}

function partOf(
  schema: JsonSchema,
  name: string,
  languages: readonly string[],
): JsonSchema | undefined {
  const shape = shapeOf(schema, languages);
  switch (shape.is) {
    case 'group':
      return shape.words?.[name] ?? shape.fields.find((field) => field.name === name)?.schema;
    case 'list':
      return shape.entry(Number(name));
    case 'record':
      return shape.entry;
    case 'union':
      return shape.branches.map((branch) => branch.schema.properties?.[name]).find(Boolean);
    default:
      return undefined;
  }
}
