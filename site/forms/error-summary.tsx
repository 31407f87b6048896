import { useEffect, useRef } from 'react';

export type SummaryLine = { field: string; fieldId: string; text: string };

/** Takes the focus when it appears, says everything that is wrong and leads to each field. */
export function ErrorSummary({ heading, lines }: { heading: string; lines: SummaryLine[] }) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    region.current?.focus();
  }, [lines]);

  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
    >
      <p className="font-semibold text-danger">{heading}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {lines.map(({ field, fieldId, text }) => (
          <li key={field}>
            <a
              href={`#${fieldId}`}
              // The address keeps its anchor, which on some pages has a meaning.
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
              className="underline underline-offset-4 hover:decoration-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
