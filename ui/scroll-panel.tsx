import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * At most 384 px high; what is longer scrolls. Only then does it take focus, so that the arrow
 * keys can scroll it in browsers that do not make every scroller focusable.
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
  const panel = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      className={classNames('scroll-shade max-h-96 overflow-y-auto overscroll-y-auto', className)}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  );
}
