import { z } from 'zod';
import { mandateSchema } from '#domain/mandates/mandate.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import type { JsonSchema } from '#desk/editor/json-schema.ts';

/** What the general editor draws of a mandate. */
export const mandateForm = z.toJSONSchema(mandateSchema, {
  io: 'input',
  unrepresentable: 'any',
}) as JsonSchema;

export const labelOf = (field: string) => fieldLabel(mandateForm, field, []);

/** What keeps it from being saved, each with its field. */
export function issuesIn(facts: unknown): { field: string }[] {
  const { error } = mandateSchema.safeParse(facts);
  const fields = new Set(error?.issues.map(({ path }) => path.join('.')));
  return [...fields].map((field) => ({ field }));
}
