import { z } from 'zod';
import { words } from '#domain/pages/page.ts';

const source = words.describe('A name from the report’s sources.');
const id = z.string().regex(/^[a-z0-9-]+$/);

const described = {
  title: words,
  summary: words.describe('What the chart shows, for a reader who cannot see it.'),
  estimate: z.boolean().describe('True where the figures are our own judgement.'),
  note: words.optional().describe('A reading aid or a caveat below the chart.'),
};

const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...described,
  from: z.int(),
  to: z.int().describe('The first year that is no longer shown.'),
  lanes: z.array(
    z.strictObject({
      name: words,
      events: z.array(
        z.strictObject({
          on: z.iso.date(),
          label: words.max(24).describe('The name beside the mark.'),
          what: words.describe('What begins on that day.'),
          source,
        }),
      ),
    }),
  ),
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  ...described,
  unit: words,
  category: words.describe('What the bars stand for, as the table’s first heading.'),
  max: z.number(),
  bars: z.array(
    z.strictObject({ label: words, value: z.number(), aim: z.boolean().default(false), source }),
  ),
});

const matrix = z.strictObject({
  kind: z.literal('matrix'),
  ...described,
  rowHeading: words,
  columns: z.array(z.strictObject({ id, name: words })),
  rows: z.array(z.strictObject({ name: words, marks: z.array(id) })),
});

const needs = z.array(id).min(1).describe('The competences it asks for.');
const overlap = z.strictObject({
  kind: z.literal('overlap'),
  ...described,
  rowHeading: words,
  competences: z.array(z.strictObject({ id, name: words })),
  roles: z.array(z.strictObject({ name: words, needs })),
  fields: z.array(z.strictObject({ name: words, needs })),
});

const stages = z.strictObject({
  kind: z.literal('stages'),
  ...described,
  stages: z.array(z.strictObject({ name: words, weeks: z.int().positive(), why: words })),
});

export const reportFiguresSchema = z.record(
  id,
  z.discriminatedUnion('kind', [timeline, bars, matrix, overlap, stages]),
);
export type Figure = z.infer<typeof reportFiguresSchema>[string];
export type TimelineFigure = z.infer<typeof timeline>;
export type BarsFigure = z.infer<typeof bars>;
export type MatrixFigure = z.infer<typeof matrix>;
export type OverlapFigure = z.infer<typeof overlap>;
export type StagesFigure = z.infer<typeof stages>;
