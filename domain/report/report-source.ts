import { z } from 'zod';
import { words } from '../page/page.ts';

/** The sources of a report by the short name its text cites, in the order of their numbers. */
export const reportSourcesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    publisher: words,
    title: words,
    published: words.describe('A year or a date, as the publisher gives it.'),
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
);
export type Source = z.infer<typeof reportSourcesSchema>[string];
