import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#domain/documents/json-schema.ts';

/** What the firm decides on: its own document names them. */
const listsOfFirm = ['location', 'sector', 'experience', 'roleCategory'];

/** With what it refers to in its place. */
export function toJson(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs = {}, ...json } = jsonSchemaOf(schema, io);
  return resolved(json) as JsonSchema;

  function resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as JsonSchema;
    const target = $ref ? $defs[$ref.replace('#/$defs/', '')] : undefined;
    return Object.fromEntries(
      Object.entries({ ...target, ...own }).map(([key, inner]) => [key, resolved(inner)]),
    );
  }
}

/** A line for each key, with those of its object below it, and for each of several shapes. */
export function fieldsOf(
  { properties = {}, required = [], oneOf = [] }: JsonSchema,
  depth = 0,
): string {
  return [
    ...Object.entries(properties).map(([name, one]) =>
      lineOf(name, one, required.includes(name), depth),
    ),
    ...oneOf.map((option) => alternativeOf(option, depth)),
  ].join('\n');
}

export function hasFields({ properties, oneOf }: JsonSchema): boolean {
  return properties !== undefined || oneOf !== undefined;
}

function lineOf(name: string, given: JsonSchema, isRequired: boolean, depth: number): string {
  const options = given.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = options.length > 0 && options.length < given.anyOf!.length;
  const one: JsonSchema = options.length === 1 ? { ...options[0], ...given } : given;
  const facts = [
    listsOfFirm.includes(name) ? ofTheFirm(one) : typeOf(one),
    ...(isNullable ? ['or null'] : []),
    ...(isRequired || given.default !== undefined ? [] : ['optional']),
    ...(given.default === undefined ? [] : [`${JSON.stringify(given.default)} unless given`]),
  ];
  const indent = '  '.repeat(depth);
  const said = one.description ? `: ${one.description}` : '';
  const inner = [one, one.items || {}, tableEntryOf(one) ?? {}].find(hasFields);
  return [
    `${indent}- \`${name}\` (${facts.join(', ')})${said}`,
    ...(inner ? [fieldsOf(inner, depth + 1)] : []),
  ].join('\n');
}

/** One shape of several, which a constant tells apart. */
function alternativeOf({ properties = {}, ...schema }: JsonSchema, depth: number): string {
  const all = Object.entries(properties);
  const fixed = all.filter(([, value]) => value.const !== undefined);
  const own = all.filter(([, value]) => value.const === undefined);
  const told = fixed.map(([name, value]) => `\`${name}\` is \`${JSON.stringify(value.const)}\``);
  const line = `${'  '.repeat(depth)}- ${told.join(', ')}`;
  if (own.length === 0) return line;
  return `${line}:\n${fieldsOf({ ...schema, properties: Object.fromEntries(own) }, depth + 1)}`;
}

const namedTypes: Record<string, string> = {
  date: 'day as 2026-11-18',
  email: 'email address',
  uri: 'address as https://…',
  'date-time': 'time as 2026-11-18T09:30:00.000Z',
  uuid: 'UUID',
};

export function typeOf(schema: JsonSchema): string {
  const { type, format = '', enum: values, items, prefixItems } = schema;
  if (values) return listed(values);
  if (prefixItems) return `list of ${prefixItems.length}: ${typeOf(prefixItems[0]!)}`;
  if (type === 'array') return `list of ${countOf(schema)}${typeOf(items || {})}`;
  if (type === 'string') return namedTypes[format] ?? `text${lengthOf(schema)}`;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'true or false';
  const entry = tableEntryOf(schema);
  if (!entry || Object.keys(entry).length === 0) return 'object';
  const keys = schema.propertyNames?.enum;
  return `table of ${typeOf(entry)}${keys ? ` with the keys ${listed(keys)}` : ''}`;
}

/** What each entry is, of a table whose keys the schema does not name one by one. */
export function tableEntryOf({ properties, additionalProperties: entry }: JsonSchema) {
  return properties || typeof entry !== 'object' ? undefined : entry;
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(' · ');
}

/** Without a limit that every such text or list has: one character, no entry. */
function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  const most = boundOf(maxLength);
  if (minLength > 1)
    return ` of ${most ? `${minLength} to ${most}` : `at least ${minLength}`} characters`;
  return most ? ` of up to ${most} characters` : '';
}

function countOf({ minItems = 0, maxItems }: JsonSchema): string {
  const most = boundOf(maxItems);
  if (minItems > 0 && String(minItems) === most) return `${most}: `;
  if (minItems > 0) return most ? `${minItems} to ${most}: ` : `at least ${minItems}: `;
  return most ? `up to ${most}: ` : '';
}

function boundOf(most: number | undefined): string | undefined {
  return most === undefined || most === Number.MAX_SAFE_INTEGER
    ? undefined
    : most.toLocaleString('en');
}

function ofTheFirm({ type }: JsonSchema): string {
  return type === 'array' ? 'list, of the lists of the firm' : 'of the lists of the firm';
}
