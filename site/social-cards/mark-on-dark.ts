import { brandColours } from '#domain/firm/brand.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** The mark as part of an SVG with a dark ground. */
export function markOnDark(firm: Pick<Firm, 'brand'>): string {
  const { lines, shapes } = firm.brand.mark;
  const { signal } = brandColours(firm);
  return [
    '<g fill="none" stroke="#fff">',
    ...lines.map(({ outline, width }) => `<path d="${outline}" stroke-width="${width}"/>`),
    `</g><g fill="${signal}">`,
    ...shapes.map((outline) => `<path d="${outline}"/>`),
    '</g>',
  ].join('');
}
