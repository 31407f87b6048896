import { imagePath } from '#domain/address/paths.ts';
import { imageWidths, type Image } from '#domain/documents/image.ts';

/** A person's picture beside the name, which says who it shows. */
export function Portrait({ image }: { image: Image }) {
  const widths = imageWidths(image);
  return (
    <img
      src={imagePath(image.id, widths[0]!)}
      srcSet={widths.map((width) => `${imagePath(image.id, width)} ${width}w`).join(', ')}
      sizes="6rem"
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className="size-24 flex-none rounded-full bg-sunken object-cover"
    />
  );
}
