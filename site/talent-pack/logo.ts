import { brandColours } from '#domain/firm/brand.ts';
import type { Sheet } from './sheet.ts';

/** The mark as decoration beside the firm's name. */
export function drawLogo(
  { pdf, firm, decorate }: Sheet,
  x: number,
  y: number,
  size: number,
  ink: string,
) {
  decorate(() => {
    pdf.translate(x, y).scale(size / 48);
    const { lines, shapes } = firm.brand.mark;
    for (const { outline, width } of lines) pdf.path(outline).lineWidth(width).stroke(ink);
    for (const outline of shapes) pdf.path(outline).fill(brandColours(firm).signal);
  });
}
