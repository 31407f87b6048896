import { z } from 'zod';
import { contrast } from './contrast.ts';

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
});
export type Brand = z.infer<typeof brandSchema>;
