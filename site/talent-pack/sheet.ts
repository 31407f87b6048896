import type { Firm } from '#domain/firm/firm.ts';
import { colours, margin, sheetSize, textWidth, type TextStyle, paint } from './pack-style.ts';

declare global {
  namespace PDFKit.Mixins {
    /** What pdfkit 0.20 takes beside what its types name. */
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: [number, number, number, number];
    }
  }
}

/** A part of the document's structure, which a screen reader follows in the order of its parts. */
export type SheetPart = PDFKit.PDFStructureElement;
type PartOptions = PDFKit.Mixins.StructureElementOptions & { within?: SheetPart };
type Box = { x: number; y: number; width: number };

/** Draws on the current page and enters what it writes into the structure. */
export type Sheet = ReturnType<typeof createSheet>;

/** `scale` shrinks type and gaps alike, for words that would need more than the page. */
export function createSheet(
  pdf: PDFKit.PDFDocument,
  document: SheetPart,
  { firm, scale }: { firm: Pick<Firm, 'brand'>; scale: number },
) {
  const sheet = {
    pdf,
    firm,

    /** A colour of the pack as the firm has it. */
    paint(colour: string): string {
      return paint(firm, colour);
    },

    /** A vertical distance. */
    gap(millimetres: number): number {
      return (millimetres / 25.4) * 72 * scale;
    },

    /** A part below another one; without it, below the document itself. */
    part(type: string, { within = document, ...options }: PartOptions = {}): SheetPart {
      const part = pdf.struct(type, options);
      within.add(part);
      return part;
    },

    /** Writes words as a part of their own and returns where the next line may begin. */
    write(type: string, words: string, style: TextStyle, box: Box, options?: PartOptions): number {
      return sheet.writeInto(sheet.part(type, options), words, style, box);
    },

    writeInto(part: SheetPart, words: string, style: TextStyle, box: Box, link?: string): number {
      const { shown, ...options } = prepare(words, style, box.width);
      const linked = link === undefined ? {} : { link, underline: true };
      part.add(() => {
        pdf.fillColor(sheet.paint(style.colour));
        pdf.text(shown, box.x, box.y + options.lineGap / 2, { ...options, ...linked });
      });
      part.end();
      return box.y + pdf.heightOfString(shown, options);
    },

    heightOf(words: string, style: TextStyle, width: number): number {
      const { shown, ...options } = prepare(words, style, width);
      return pdf.heightOfString(shown, options);
    },

    /**
     * The narrowest width with the same number of lines, so that no line has a single word. Never
     * narrower than a word, which would be broken between two letters.
     */
    balanced(words: string, style: TextStyle, width: number): number {
      const height = sheet.heightOf(words, style, width);
      const least = Math.max(width / 2, ...words.split(/\s+/).map((word) => widthOf(word, style)));
      let narrow = width;
      while (narrow - 6 > least && sheet.heightOf(words, style, narrow - 6) <= height) narrow -= 6;
      return narrow;
    },

    /** What is drawn is decoration: a screen reader passes over it. */
    decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      pdf.markContent('Artifact', { type });
      pdf.save();
      draw();
      pdf.restore();
      pdf.endMarkedContent();
    },

    fill(colour: string, x = 0, y = 0, { width, height } = sheetSize) {
      sheet.decorate(() => pdf.rect(x, y, width, height).fill(sheet.paint(colour)));
    },

    rule(y: number, colour = colours.line, thickness = 0.85, x = margin, width = textWidth) {
      sheet.fill(colour, x, y, { width, height: thickness });
    },
  };
  return sheet;

  function widthOf(word: string, style: TextStyle): number {
    const { shown, ...options } = prepare(word, style, 0);
    return pdf.widthOfString(shown, options);
  }

  /** Sets the typeface: pdfkit measures and writes with the one that is set. */
  function prepare(words: string, style: TextStyle, width: number) {
    const { face, leading, tracking = 0, capitals } = style;
    const size = style.size * scale;
    pdf.font(face).fontSize(size);
    return {
      shown: capitals ? words.toLocaleUpperCase() : words,
      width,
      lineGap: size * leading - pdf.currentLineHeight(true),
      characterSpacing: size * tracking,
      wordSpacing: size * 0.05,
    };
  }
}
