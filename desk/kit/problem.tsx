import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Why something did not work, beside what was tried. Read out when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-sm border border-danger bg-danger-surface px-3 py-2.5">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
