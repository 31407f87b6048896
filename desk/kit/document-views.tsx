import { Link, useSearchParams } from 'react-router';
import { Icon } from '#ui/icon.tsx';

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
