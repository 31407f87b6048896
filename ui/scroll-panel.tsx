import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * At most 384 px high; what is longer scrolls. It takes focus, so that the arrow keys can scroll
 * it in browsers that do not make every scroller focusable.
 */
export function ScrollPanel({
  labelledBy,
  className,
  children,
}: {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: arrow keys scroll it
      tabIndex={0}
      aria-labelledby={labelledBy}
      className={classNames('scroll-shade max-h-96 overflow-y-auto overscroll-y-auto', className)}
    >
      {children}
    </section>
  );
}
