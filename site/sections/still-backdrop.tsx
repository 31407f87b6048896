import type { StillField } from './stills.ts';
import { classNames } from '#ui/class-names.ts';
import { Still } from './still.tsx';

/**
 * A scene behind the right half of a dark section, on screens wide enough to have that half free.
 * A gradient from the section's colour, `from-…` in className, keeps the contrast of the text on
 * the left. The section is `relative isolate overflow-hidden`.
 */
export function StillBackdrop({ field, className }: { field: StillField; className: string }) {
  return (
    <div aria-hidden className="absolute inset-y-0 right-0 -z-10 hidden w-3/5 lg:block">
      <Still field={field} sizes="60vw" className="absolute inset-0 size-full object-cover" />
      <div
        className={classNames(
          'absolute inset-0 bg-linear-to-r from-5% via-50% to-transparent',
          className,
        )}
      />
    </div>
  );
}
