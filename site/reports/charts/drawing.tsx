import type { ReactNode } from 'react';
import { slugOf } from '#domain/address/slug.ts';

/** An SVG that is one image to a screen reader, with a name and a description. */
export function Drawing({
  width,
  height,
  title,
  summary,
  children,
}: {
  width: number;
  height: number;
  title: string;
  summary: string;
  children: ReactNode;
}) {
  // Each figure is rendered on its own, so an id has to come from its words.
  const id = slugOf(title);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- makes an inline SVG one image
      role="img"
      aria-labelledby={`${id}-title ${id}-summary`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-summary`}>{summary}</desc>
      {children}
    </svg>
  );
}
