import { useEffect, useRef } from 'react';
import type { Issue } from '#domain/forms/issue.ts';

/**
 * Takes the focus after an attempt, lists every issue and links to each field. Scrolled to the top,
 * because the toast of a narrow screen is at the bottom.
 */
export function ErrorSummary({
  heading,
  issues,
  arrived,
  fieldIdOf,
  textOf,
}: {
  heading: string;
  /** The same array until the next attempt, or the focus would be taken while typing. */
  issues: Issue[];
  /** True when it came with the page: a visitor may be typing already. */
  arrived: boolean;
  /** Undefined for an issue that no field of the form can correct. */
  fieldIdOf: (issue: Issue) => string | undefined;
  textOf: (issue: Issue) => string;
}) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrived && document.activeElement !== document.body) return;
    region.current?.scrollIntoView({ block: 'start' });
    region.current?.focus({ preventScroll: true });
  }, [issues, arrived]);

  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-[calc(var(--header-height)+1.5rem)] gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
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
