import { z } from 'zod';

/** What `z.toJSONSchema` writes of our schemas (draft 2020-12), as far as we read it. */
export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  /** Our own: drawn as one control, whatever its parts are. */
  control?: 'image';
  /** Our own: a law asks for what the schema leaves optional. */
  demanded?: 'in-austria' | 'if-one-applies';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema | false;
  prefixItems?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
};

/** An address, a day, or what a pattern takes. */
const unboundedText = 300;
/** Of a list without a maximum. */
const unboundedList = 100;

/** About how many characters the longest content has that a schema takes, with the names of fields. */
export function longestOf(schema: JsonSchema, defs = schema.$defs ?? {}): number {
  const inner = (one: JsonSchema) => longestOf(one, defs);
  if (schema.$ref) return inner(defs[schema.$ref.split('/').at(-1)!] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(inner));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return Math.max(...values.map((value) => String(value).length));
  if (schema.type === 'array') {
    const first = (schema.prefixItems ?? []).map(inner);
    const { items } = schema;
    const count = schema.maxItems ?? (schema.prefixItems ? 0 : unboundedList);
    return first.reduce((sum, one) => sum + one, items ? count * inner(items) : 0);
  }
  if (schema.type === 'object') {
    const { additionalProperties: others, properties = {} } = schema;
    const fields = Object.entries(properties).map(([name, one]) => name.length + inner(one));
    const open = typeof others === 'object' ? unboundedList * (unboundedText + inner(others)) : 0;
    return fields.reduce((sum, one) => sum + one, open);
  }
  return schema.maxLength ?? unboundedText;
}

/** Of what is given, unless of what is read. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}
