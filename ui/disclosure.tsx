import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Opens and closes without script; several may be open at once. */
export function Disclosure({
  summary,
  children,
  className,
  ...props
}: { summary: ReactNode } & ComponentProps<'details'>) {
  return (
    <details className={classNames('group border-b border-line', className)} {...props}>
      <summary className="flex list-none items-center justify-between gap-4 py-5 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          name="chevron"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
