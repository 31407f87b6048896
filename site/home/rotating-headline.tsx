import { classNames } from '../../ui/class-names.ts';

/**
 * One line is seen at a time; all of them share one cell, so the tallest keeps the height. A screen
 * reader hears all of them once, as a heading that never changes.
 */
export function RotatingHeadline({
  lines,
  current,
}: {
  lines: readonly string[];
  current: number;
}) {
  return (
    <h1 className="mt-5 max-w-5xl md:mt-7 text-4xl">
      <span className="sr-only">{lines.join('. ')}</span>
      <span aria-hidden className="grid items-end">
        {lines.map((line, index) => (
          <span
            key={line}
            data-current={index === current || undefined}
            className={classNames(
              'col-start-1 row-start-1 transition-opacity',
              index === current ? 'delay-300 duration-500' : 'opacity-0 duration-300',
            )}
          >
            {line}
          </span>
        ))}
      </span>
    </h1>
  );
}
