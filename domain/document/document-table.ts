import { z } from 'zod';
import { words } from './page.ts';

/** Documents that we hand out by a stable id, whatever link they lie under today. */
export const documentTableSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    link: z.url().optional().describe('Absent until the document is published.'),
    en: z.strictObject({ title: words }),
  }),
);
