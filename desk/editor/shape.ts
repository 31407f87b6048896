import type { JsonSchema } from '#domain/documents/json-schema.ts';

export type SchemaField = { name: string; schema: JsonSchema; required: boolean };

type Limits = { min: number; max: number | undefined };

/** How a schema is drawn. */
export type Shape =
  | { is: 'text'; look: TextLook; maxLength: number | undefined }
  | { is: 'number' }
  | { is: 'boolean' }
  | { is: 'constant' }
  | { is: 'image' }
  | { is: 'choice'; options: readonly string[] }
  /** A list that takes each option once. */
  | ({ is: 'choices'; options: readonly string[] } & Limits)
  | ({ is: 'list'; entry: (at: number) => JsonSchema } & Limits)
  /** `words` is what it says once in each language, by the language. */
  | { is: 'group'; fields: readonly SchemaField[]; words: Words | undefined }
  /** Entries under names that are chosen freely. */
  | { is: 'record'; entry: JsonSchema; pattern: string | undefined }
  | { is: 'union'; by: string; branches: readonly Branch[] }
  /** Anything else is shown, and kept. */
  | { is: 'unknown' };

export type TextLook = 'line' | 'lines' | 'date' | 'time' | 'email' | 'url';
export type Branch = { value: string; schema: JsonSchema };
export type Words = Readonly<Record<string, SchemaField>>;

/** Longer texts get several lines. */
const lineLength = 200;

export function shapeOf(
  schema: JsonSchema,
  languages: readonly string[],
  name?: string | number,
): Shape {
  if (schema.const !== undefined) return { is: 'constant' };
  if (schema.control) return { is: schema.control };
  if (schema.enum) return { is: 'choice', options: schema.enum.map(String) };
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return alternatives(branches, languages, name);
  switch (schema.type) {
    case 'string':
      return { is: 'text', look: textLook(schema, name), maxLength: schema.maxLength };
    case 'integer':
    case 'number':
      return { is: 'number' };
    case 'boolean':
      return { is: 'boolean' };
    case 'array':
      return listShape(schema);
    case 'object':
      return objectShape(schema, languages);
    default:
      return { is: 'unknown' };
  }
}

function textLook(
  { format, pattern, maxLength = 0 }: JsonSchema,
  name?: string | number,
): TextLook {
  if (format === 'date' || format === 'time' || format === 'email') return format;
  if (format === 'uri') return 'url';
  if (pattern === String.raw`^\d\d:\d\d$`) return 'time';
  return maxLength > lineLength || name === 'markdown' || format === 'markdown' ? 'lines' : 'line';
}

function alternatives(
  branches: readonly JsonSchema[],
  languages: readonly string[],
  name?: string | number,
): Shape {
  if (branches.every(({ type }) => type === 'string')) {
    return { is: 'text', look: textLook({}, name), maxLength: undefined };
  }
  const by = Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  if (by === undefined) return { is: 'unknown' };
  return {
    is: 'union',
    by,
    branches: branches.map((schema) => ({
      value: String(schema.properties![by]!.const),
      schema: withoutProperty(schema, by),
    })),
  };
}

function listShape({ items, prefixItems = [], minItems = 0, maxItems }: JsonSchema): Shape {
  const limits = { min: minItems, max: maxItems };
  if (items && items.enum && prefixItems.length === 0) {
    return { is: 'choices', options: items.enum.map(String), ...limits };
  }
  return { is: 'list', entry: (at) => prefixItems[at] ?? (items || {}), ...limits };
}

function objectShape(schema: JsonSchema, languages: readonly string[]): Shape {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties) {
    return groupOf(
      Object.entries(properties).map(([name, one]) => ({
        name,
        schema: one,
        required: required.includes(name),
      })),
      languages,
    );
  }
  const entry = typeof additionalProperties === 'object' ? additionalProperties : {};
  if (propertyNames?.enum) {
    const names = propertyNames.enum.map(String);
    return groupOf(
      names.map((name) => ({ name, schema: entry, required: required.includes(name) })),
      languages,
    );
  }
  return { is: 'record', entry, pattern: propertyNames?.pattern };
}

function groupOf(fields: readonly SchemaField[], languages: readonly string[]): Shape {
  const byLanguage = languages.flatMap((language) =>
    fields.filter(({ name }) => name === language),
  );
  if (languages.length === 0 || byLanguage.length < languages.length) {
    return { is: 'group', fields, words: undefined };
  }
  return {
    is: 'group',
    fields: fields.filter((field) => !byLanguage.includes(field)),
    words: Object.fromEntries(byLanguage.map((field) => [field.name, field])),
  };
}

function withoutProperty(schema: JsonSchema, name: string): JsonSchema {
  const { [name]: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

/** Whether nothing is drawn inside of it, so that it takes one row. */
export function isControl(shape: Shape): boolean {
  return ['text', 'number', 'boolean', 'constant', 'choice'].includes(shape.is);
}

/** Whether a list is typed as lines of one control: of single texts, or of such in each language. */
export function isLines(shape: Shape, languages: readonly string[]): boolean {
  if (shape.is !== 'list') return false;
  const schema = shape.entry(0);
  const entry = shapeOf(schema, languages);
  const isText = (one: JsonSchema, { is }: Shape) => is === 'text' && !one.format && !one.pattern;
  if (entry.is !== 'group') return isText(schema, entry);
  const words = Object.values(entry.words ?? {});
  return (
    entry.fields.length === 0 &&
    words.length > 0 &&
    words.every((word) => isText(word.schema, shapeOf(word.schema, languages)))
  );
}

/** What a part is before anything is typed in it. */
export function blankValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const shape = shapeOf(schema, []);
  switch (shape.is) {
    case 'group': {
      const needed = shape.fields.filter(({ required, schema: one }) => required && isPart(one));
      return Object.fromEntries(needed.map(({ name, schema: one }) => [name, blankValue(one)]));
    }
    case 'record':
      return {};
    case 'union':
      return { [shape.by]: shape.branches[0]!.value };
    case 'choices':
      return [];
    case 'list':
      // As many as it must have; where that is open, whoever writes it adds them.
      return Array.from({ length: shape.min === shape.max ? shape.min : 0 }, (_, at) =>
        blankValue(shape.entry(at)),
      );
    case 'text':
      return '';
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** Containers are there from the beginning; a text appears with its first letter. */
function isPart(schema: JsonSchema): boolean {
  return ['group', 'record', 'union', 'choices', 'list', 'constant', 'boolean'].includes(
    shapeOf(schema, []).is,
  );
}
