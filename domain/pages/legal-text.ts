import { z } from 'zod';
import { words } from './page.ts';

/** The front matter of a legal or company page; its body is Markdown. */
export const legalTextSchema = z.strictObject({
  title: words.max(60),
  description: words.min(50).max(160),
  keywords: z.array(words).min(3).max(8),
  introduction: words.max(320),
  effectiveOn: z.iso.date(),
});
export type LegalText = z.infer<typeof legalTextSchema> & { markdown: string };
