import { useEffect, useRef } from 'react';
import type { Issue } from '../../domain/forms/issue.ts';

/** Takes the focus when it appears, says everything that is wrong and leads to each field. */
export function ErrorSummary({
  heading,
  issues,
  fieldIdOf,
  textOf,
}: {
  heading: string;
  /** The same array until the next attempt, or the focus would be taken while typing. */
  issues: Issue[];
  /** Undefined for a fault that no field of the form can mend. */
  fieldIdOf: (issue: Issue) => string | undefined;
  textOf: (issue: Issue) => string;
}) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    region.current?.focus();
  }, [issues]);

  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
    >
      <p className="font-semibold text-danger">{heading}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {issues.map((issue) => {
          const fieldId = fieldIdOf(issue);
          return (
            <li key={issue.field}>
              {fieldId ? <FieldLink fieldId={fieldId}>{textOf(issue)}</FieldLink> : textOf(issue)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function FieldLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      href={`#${fieldId}`}
      // The address keeps its anchor, which on some pages has a meaning.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
      className="underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
