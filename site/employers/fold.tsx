import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Closed on a phone, always open on a wide screen. A link to an anchor within opens it. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="group unfold-wide">
      <FoldSummary>{label}</FoldSummary>
      {children}
    </details>
  );
}

export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <Icon name="chevron" className="size-5 shrink-0 text-accent group-open:rotate-180" />
    </summary>
  );
}
