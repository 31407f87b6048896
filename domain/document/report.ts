import { z } from 'zod';
import { industryIds } from './industry.ts';
import { words } from './page.ts';

export const reportSchema = z.strictObject({
  publishDate: z.iso.date().optional().describe('Absent until the document is published.'),
  industries: z.array(z.enum(industryIds)).min(1),
  en: z.strictObject({ title: words, description: words, tags: z.array(words).min(1) }),
});
export type Report = z.infer<typeof reportSchema> & { id: string };
