import type { ReactNode } from 'react';

/** A small action within a row; `label` names the row for those who do not see it. */
export function RowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-9 rounded-sm px-3 font-medium text-accent hover:bg-ink/5"
    >
      {children}
    </button>
  );
}
