import { readableName } from '#domain/documents/document-group.ts';
import { fillIn } from '#words/fill-in.ts';
import { namesOfFirm } from '#words/names-of-firm.ts';
import { deskWords, shownLanguage, shownLocale } from '#desk/kit/words.ts';
import type { SchemaPlace } from './pointer.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import { shapeOf } from './shape.ts';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.documents.editor;

const languageNames = new Intl.DisplayNames(shownLocale, { type: 'language' });

export function languageName(language: string): string {
  return languageNames.of(language) ?? language;
}

/** A label or a hint of a schema in the reader’s language. */
function schemaText(text: string): string {
  return deskWords.schema.texts[text] ?? text;
}

/** A value to choose: of one of the firm’s lists as the firm names it, else as the schema does. */
export function optionText(option: string): string {
  const { options, industries } = namesOfFirm(firm())(shownLanguage);
  return (
    options[option] ??
    industries[option] ??
    deskWords.schema.options[option] ??
    schemaText(readableName(option))
  );
}

export function labelOf(name: string, schema: JsonSchema): string {
  return schemaText(schema.title ?? readableName(name));
}

export function hintOf({ description }: JsonSchema): string | undefined {
  return description && schemaText(description);
}

/** Beside the label of what may be left out. */
export function optionalNote({ demanded }: JsonSchema): string {
  return `(${demanded ? words.demanded[demanded] : words.optional})`;
}

/** With its language, where it is said once in each. */
export function namedIn(label: string, { language }: SchemaPlace): string {
  return language ? fillIn(words.inLanguage, { label, language: languageName(language) }) : label;
}

/** How many a list takes, in words. */
export function limitsOf({ min, max }: { min: number; max: number | undefined }) {
  if (max === undefined) return min > 0 ? fillIn(words.atLeast, { min }) : undefined;
  if (min === max) return fillIn(words.exactly, { min });
  return min > 0 ? fillIn(words.between, { min, max }) : fillIn(words.atMost, { max });
}

/** A field in words: `en.hero.title` is “Hero: Title, English”, or short “Title”. */
export function fieldLabel(
  schema: JsonSchema,
  field: string,
  languages: readonly string[],
  length: 'whole' | 'short' = 'whole',
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
  if (length === 'short') return labels.at(-1) ?? (language ? languageName(language) : '');
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
