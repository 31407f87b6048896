import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { numberText } from '#desk/kit/times.ts';

/** A filter that a link sets and takes back. */
export function Chip({
  to,
  pressed,
  count,
  urgent = false,
  before,
  children,
}: {
  to: string;
  pressed: boolean;
  count?: number;
  urgent?: boolean;
  /** Words before it for those who do not see it. */
  before?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={pressed ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap hover:border-ink',
        pressed ? 'border-ink bg-ink/10 font-semibold' : 'border-line',
        urgent && 'text-danger',
      )}
    >
      {before && <span className="sr-only">{before}</span>}
      {children} <Count count={count} />
    </Link>
  );
}

export function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span className="text-xs font-normal tabular-nums">{numberText(count)}</span>;
}
