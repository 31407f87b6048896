import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '#ui/icon.tsx';

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
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
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

/** Back to the list that a document was opened from. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="-ml-2 grid size-9 place-items-center text-muted hover:text-ink"
    >
      <Icon name="arrow" className="size-4 rotate-180" />
    </Link>
  );
}

/** The views of a document as tabs. The address names the view; the first one needs no name. */
export function ViewTabs<View extends string>({
  label,
  views,
  current,
  names,
}: {
  label: string;
  views: readonly View[];
  current: View;
  names: Readonly<Record<View, string>>;
}) {
  const [parameters] = useSearchParams();
  const searchOf = (view: View) => {
    const next = new URLSearchParams(parameters);
    if (view === views[0]) next.delete('view');
    else next.set('view', view);
    return next.size === 0 ? '' : `?${next}`;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap">
      {views.map((view) => (
        <Link
          key={view}
          to={{ search: searchOf(view) }}
          replace
          aria-current={view === current ? 'page' : undefined}
          className="grid min-h-11 place-items-center border-b-2 border-transparent px-3 text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
