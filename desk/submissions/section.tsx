import { useId, type ReactNode } from 'react';

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className={headingLook}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** For what is seldom needed: its heading unfolds it. */
export function FoldedSection({
  heading,
  open = false,
  children,
}: {
  heading: string;
  /** When it is first shown. */
  open?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open={open}>
        <summary className="min-h-8 cursor-pointer content-center">
          <h3 id={id} className={`inline ${headingLook}`}>
            {heading}
          </h3>
        </summary>
        <div className="grid gap-2 pt-2">{children}</div>
      </details>
    </section>
  );
}

const headingLook = 'text-xs font-semibold tracking-wide text-muted uppercase';
