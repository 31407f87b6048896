import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { mandateSchema } from '#domain/mandates/mandate.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import type { JsonSchema } from '#desk/editor/shape.ts';

const words = deskWords.mandates;

const none: never[] = [];
const noFacts = {};

/** The facts of a mandate, in the form that its schema has. */
export function FactsEditor({
  facts,
  attempts,
  onChange,
}: {
  facts: unknown;
  /** How often saving was refused: from the first on every issue is shown. */
  attempts: number;
  onChange: (update: (before: unknown) => unknown) => void;
}) {
  const issues = useMemo(
    () => issuesIn(facts).map(({ field }) => ({ field, text: words.invalid })),
    [facts],
  );
  return (
    <SchemaEditor
      schema={mandateForm}
      value={facts}
      languages={none}
      facts={noFacts}
      issues={issues}
      attempts={attempts}
      labelOf={labelOf}
      onChange={useCallback((update) => onChange(update), [onChange])}
    />
  );
}

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
