import type { ReactNode } from 'react';

/** Wider than a phone: it scrolls sideways, by keyboard too. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section className="wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
