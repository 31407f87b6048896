import type { ReactNode } from 'react';

/** Heading, a line that sums the page up, and an action beside them. */
export function OperationsPage({
  heading,
  summary,
  action,
  children,
}: {
  heading: string;
  summary?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page-width grid content-start gap-8 py-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-xl">{heading}</h1>
          <output className="block text-muted">{summary}</output>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

export function Panel({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A label above its value, in a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
