import { z } from 'zod';
import { inEveryLanguage } from '#domain/edition/in-every-language.ts';
import { industryIds } from '#domain/firm/related-roles.ts';
import { imageSchema } from '#domain/documents/image.ts';
import { words } from '#domain/pages/page.ts';
import { reportFiguresSchema } from './report-figure.ts';
import type { Source } from './report-source.ts';
import { type FirmIndustries, type FirmEditions, perFirm } from '#domain/firm/firm.ts';

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
