import { useId, type ReactNode } from 'react';

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-xs font-semibold tracking-wide text-muted uppercase">
        {heading}
      </h3>
      {children}
    </section>
  );
}
