import { type PictureName, pictureNames } from '#domain/firm/consultant.ts';
import { classNames } from '#ui/class-names.ts';

/** A scene as a picture. Lazy unless it may be seen before the visitor scrolls. */
export function Still({
  field,
  sizes,
  alt = '',
  loading = 'lazy',
  className,
}: {
  field: StillField;
  sizes: string;
  alt?: string;
  loading?: 'lazy' | 'eager';
  className?: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={stillSet(field, 'avif')} sizes={sizes} />
      <img
        src={stillFile(field, 1440, 'jpg')}
        srcSet={stillSet(field, 'jpg')}
        sizes={sizes}
        alt={alt}
        {...stillSize}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** The scenes of the hero as pictures in the pages. Their files are in public/media/stills. */
export const stillFields = pictureNames;
export type StillField = PictureName;

const stillWidths = [720, 1440] as const;
const stillSize = { width: 1440, height: 810 };

export function stillFile(
  field: StillField,
  width: (typeof stillWidths)[number],
  format: 'avif' | 'jpg',
): string {
  return `/media/stills/${field}-${width}.${format}`;
}

function stillSet(field: StillField, format: 'avif' | 'jpg'): string {
  return stillWidths.map((width) => `${stillFile(field, width, format)} ${width}w`).join(', ');
}

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
