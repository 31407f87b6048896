import { z } from 'zod';
import { inEveryLanguage } from '#domain/edition/in-languages.ts';
import { industryIds } from '#domain/firm/related-roles.ts';
import { imageSchema } from '#domain/documents/image.ts';
import { words } from '#domain/pages/page.ts';
import { type FirmIndustries, type FirmEditions, perFirm } from '#domain/firm/firm.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { sampleField } from '#domain/documents/samples.ts';
import { wordsIn } from '#domain/edition/spelling.ts';

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

const reportFiguresSchema = z.record(
  id,
  z.discriminatedUnion('kind', [timeline, bars, matrix, overlap, stages]),
);
export type Figure = z.infer<typeof reportFiguresSchema>[string];
export type TimelineFigure = z.infer<typeof timeline>;
export type BarsFigure = z.infer<typeof bars>;
export type MatrixFigure = z.infer<typeof matrix>;
export type OverlapFigure = z.infer<typeof overlap>;
export type StagesFigure = z.infer<typeof stages>;

const listed = z.strictObject({
  title: words,
  subtitle: words.describe('What the report is about, for its cover.'),
  description: words.max(220),
  tags: z.array(words).min(1).max(5),
  previewImage: z
    .string()
    .regex(/^\/report-documents\/[a-z0-9-]+(?:\.[a-z]{2})?\.webp$/)
    .optional()
    .describe('The cover in this language as npm run report-covers draws it.'),
  cover: imageSchema.optional().describe('An uploaded cover in this language, shown instead.'),
});

export const reportSchema = perFirm((firm: FirmIndustries & FirmEditions) =>
  z.strictObject({
    publishDate: z.iso.date(),
    checkedOn: z.iso.date().describe('The day up to which the law and the figures were checked.'),
    industries: z.array(z.enum(industryIds(firm))).min(1),
    sample: sampleField,
    ...inEveryLanguage(firm, listed),
  }),
);
export type Report = z.infer<ReturnType<typeof reportSchema>> & { id: string };

/** The document itself: prose that names its figures and sources, and those figures. */
export const reportTextSchema = z.strictObject({
  markdown: words.max(200_000).describe('Markdown.'),
  figures: reportFiguresSchema,
});

export type ReportText = z.infer<typeof reportTextSchema> & { sources: Record<string, Source> };

/** The parts of a report that have files of their own, as they are stored. */
export type ReportParts = {
  sources: unknown;
  text: Partial<Record<string, unknown>>;
};

const sourceWords = z.strictObject({
  publisher: words,
  title: words.describe('As the act or the standard is called in this language.'),
  published: words.describe('A year or a date, as the publisher gives it.'),
});

/** The sources of a report by the short name its text cites, in the order of their numbers. */
export const reportSourcesSchema = perFirm((firm: FirmEditions) =>
  z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      url: z
        .url({ protocol: /^https$/ })
        .optional()
        .meta({ title: 'Web address' }),
      ...inEveryLanguage(firm, sourceWords),
    }),
  ),
);

/** A source in the words of one language. */
export type Source = z.infer<typeof sourceWords> & { url?: string | undefined };

export function sourcesIn(
  sources: z.infer<ReturnType<typeof reportSourcesSchema>>,
  locale: Locale,
): Record<string, Source> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [
      id,
      { ...wordsIn(source, locale), url: source.url },
    ]),
  );
}
