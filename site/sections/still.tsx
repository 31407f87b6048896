import { stillFile, stillSet, stillSize, type StillField } from './stills.ts';

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
