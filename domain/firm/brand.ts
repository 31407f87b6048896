import { z } from 'zod';
import { imageSchema } from '#domain/documents/image.ts';
import { pictureNames } from './consultant.ts';
import type { Firm } from './firm.ts';

const outline = z
  .string()
  .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/)
  .max(4_000)
  .describe('Path data of SVG, in a square of 48 units.');
const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .describe('As #8a4a07.');

/** WCAG 2.2, 1.4.3. */
const readable = 4.5;
const grounds = { light: '#f6f5f2', dark: '#0d1014' };

const coloursSchema = z
  .strictObject({
    accent: z
      .strictObject({ light: colour, dark: colour })
      .describe('Links and marks, on light and on dark pages.'),
    signal: colour.describe('Buttons and the filled part of the mark.'),
    signalStrong: colour.describe('Buttons under the pointer.'),
    onSignal: colour.describe('Words on buttons.'),
  })
  .refine(({ accent }) => contrast(accent.light, grounds.light) >= readable, {
    error: 'too pale to read on a light page',
    path: ['accent', 'light'],
  })
  .refine(({ accent }) => contrast(accent.dark, grounds.dark) >= readable, {
    error: 'too dark to read on a dark page',
    path: ['accent', 'dark'],
  })
  .refine(({ signal, onSignal }) => contrast(signal, onSignal) >= readable, {
    error: 'hard to read on a button',
    path: ['onSignal'],
  })
  .refine(({ signalStrong, onSignal }) => contrast(signalStrong, onSignal) >= readable, {
    error: 'hard to read on a button under the pointer',
    path: ['signalStrong'],
  });
export type Colours = z.infer<typeof coloursSchema>;

/** How the firm shows itself. Its name is set in the typeface of the site. */
export const brandSchema = z.strictObject({
  mark: z
    .strictObject({
      lines: z
        .array(z.strictObject({ outline, width: z.number().min(0.5).max(12) }))
        .max(12)
        .describe('Drawn in the colour of the words beside it.'),
      shapes: z.array(outline).max(12).describe('Filled with the signal colour.'),
    })
    .describe('The sign beside the name, on icons and on pictures of links.'),
  colours: coloursSchema.optional().describe('Without them the site has its own.'),
  hero: z
    .strictObject({
      picture: imageSchema.optional().describe('Shown first, or alone where no film is chosen.'),
      films: z.array(z.enum(pictureNames)).max(pictureNames.length).describe('In this order.'),
    })
    .optional()
    .describe('Behind the headline of the home page. Without it all films of the site are shown.'),
});
export type Brand = z.infer<typeof brandSchema>;

/** The contrast of two colours such as #8a4a07, as WCAG 2 defines it: 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance of sRGB. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Those of ui/theme.css, for what is drawn without a stylesheet. */
export const ownColours: Colours = {
  accent: { light: '#8a4a07', dark: '#f3b057' },
  signal: '#f0a23b',
  signalStrong: '#ffb95c',
  onSignal: '#14181d',
};

export function brandColours(firm: Pick<Firm, 'brand'>): Colours {
  return firm.brand.colours ?? ownColours;
}

/** The firm's mark in the sizes that browsers and launchers ask for. */
export const iconFiles = [
  'icon.svg',
  'icon-32.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;
export type IconFile = (typeof iconFiles)[number];
