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

/** Of what is given, unless of what is read. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}
