import { z } from 'zod';
import { inEveryLanguage } from '../edition/in-every-language.ts';
import { ofFirm } from '../firm/firm.ts';
import { industryIds } from '../firm/related-roles.ts';
import { imageSchema } from '../image/image.ts';
import { words } from '../page/page.ts';
import type { Figure } from './report-figure.ts';
import type { Source } from './report-source.ts';

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

export const reportSchema = ofFirm(() =>
  z.strictObject({
    publishDate: z.iso.date(),
    checkedOn: z.iso.date().describe('The day up to which the law and the figures were checked.'),
    industries: z.array(z.enum(industryIds())).min(1),
    ...inEveryLanguage(listed),
  }),
);
export type Report = z.infer<ReturnType<typeof reportSchema>> & { id: string };

/** The document itself: prose that names its figures and sources, and those figures and sources. */
export type ReportText = {
  markdown: string;
  figures: Record<string, Figure>;
  sources: Record<string, Source>;
};
