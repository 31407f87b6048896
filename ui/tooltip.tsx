import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react';

/**
 * Shows after 700 ms of hover or keyboard focus, stays while hovered, goes on Escape. It repeats
 * or adds to the control's name; it is never the only place of a fact.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);

  return (
    <span
      role="presentation"
      className="has-tooltip relative inline-flex"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={restore}
      onBlur={restore}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className="tooltip">
        {text}
      </span>
    </span>
  );
}
