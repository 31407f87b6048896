import type { Firm } from '#domain/firm/firm.ts';
import { brandColours } from '#domain/firm/brand.ts';

/** Millimetres as the points that a PDF counts in. */
export function mm(millimetres: number): number {
  return (millimetres / 25.4) * 72;
}

export const sheetSize = { width: mm(210), height: mm(297) };
export const margin = mm(18);
export const textWidth = sheetSize.width - 2 * margin;

/** The files are written by npm run fonts. */
export const typefaces = {
  regular: 'instrument-sans-400.ttf',
  medium: 'instrument-sans-500.ttf',
  semibold: 'instrument-sans-600.ttf',
  mono: 'plex-mono-500.ttf',
} as const;

export type TextStyle = {
  face: keyof typeof typefaces;
  size: number;
  /** Height of a line as a multiple of the size. */
  leading: number;
  colour: string;
  /** Added between letters, as a multiple of the size. */
  tracking?: number;
  capitals?: boolean;
};

/** Those of the firm by name: `paint` says what they are when the pack is drawn. */
export const colours = {
  ink: '#14181d',
  muted: '#4d5661',
  accent: 'accent',
  amber: 'amber',
  paper: '#fbfaf8',
  card: '#ffffff',
  shade: '#ebe9e4',
  line: '#d8d5cd',
  tick: '#7c848e',
  night: '#0d1014',
  nightLine: '#2b323b',
  onNight: '#eef0f2',
  mutedOnNight: '#a9b2be',
  amberOnNight: 'amberOnNight',
  tickOnNight: '#6d7784',
};

/** A colour of the pack in the colours of the firm. */
export function paint(firm: Pick<Firm, 'brand'>, colour: string): string {
  const { accent, signal } = brandColours(firm);
  const own: Partial<Record<string, string>> = {
    accent: accent.light,
    amber: signal,
    amberOnNight: accent.dark,
  };
  return own[colour] ?? colour;
}

const { ink, muted, accent } = colours;
const heading = { face: 'semibold', leading: 1.1, tracking: -0.02, colour: ink } as const;

export const styles = {
  title: { ...heading, size: 58, leading: 1, colour: colours.onNight },
  heading: { ...heading, size: 25 },
  modelName: { ...heading, size: 17 },
  subheading: { ...heading, size: 16 },
  smallHeading: { ...heading, size: 13 },
  lead: { face: 'regular', size: 11.5, leading: 1.45, colour: muted },
  coverLead: { face: 'regular', size: 14, leading: 1.45, colour: colours.mutedOnNight },
  body: { face: 'regular', size: 10.4, leading: 1.5, colour: ink },
  small: { face: 'regular', size: 8.8, leading: 1.45, colour: ink },
  fact: { face: 'medium', size: 8.6, leading: 1.4, colour: ink },
  factName: { face: 'regular', size: 8.6, leading: 1.4, colour: muted },
  label: { face: 'mono', size: 7.6, leading: 1.4, colour: accent, tracking: 0.05, capitals: true },
} as const satisfies Record<string, TextStyle>;
