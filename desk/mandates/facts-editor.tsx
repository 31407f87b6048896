import { useCallback, useMemo } from 'react';
import { mandateWords as words } from '#words/desk/mandates.ts';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import { issuesIn, labelOf, mandateForm } from './mandate-form.ts';

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
