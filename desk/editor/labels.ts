import { readableName } from '#domain/documents/readable-name.ts';
import { schemaText } from '#words/desk/schema-words.ts';
import { shownLocale } from '#desk/kit/times.ts';
import type { JsonSchema } from './json-schema.ts';
import { shapeOf } from './shape.ts';

const languageNames = new Intl.DisplayNames(shownLocale, { type: 'language' });

export function languageName(language: string): string {
  return languageNames.of(language) ?? language;
}

export function labelOf(name: string, schema: JsonSchema): string {
  return schemaText(schema.title ?? readableName(name));
}

export function hintOf({ description }: JsonSchema): string | undefined {
  return description && schemaText(description);
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
      return (
        shape.words?.[name]?.schema ?? shape.fields.find((field) => field.name === name)?.schema
      );
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
