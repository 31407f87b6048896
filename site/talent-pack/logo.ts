import { logoPaths } from '../../ui/logo-paths.ts';
import { colours } from './pack-style.ts';
import type { Sheet } from './sheet.ts';

/** The mark as decoration beside the firm's name. */
export function drawLogo(
  { pdf, decorate }: Sheet,
  x: number,
  y: number,
  size: number,
  ink: string,
) {
  decorate(() => {
    pdf.translate(x, y).scale(size / 48);
    pdf.path(logoPaths.ring).lineWidth(3).stroke(ink);
    pdf.path(logoPaths.ticks).lineWidth(2).stroke(ink);
    pdf.path(logoPaths.needle).fill(colours.amber);
  });
}
