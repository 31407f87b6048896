import { z } from 'zod';
import { pageNames } from './page-name.ts';

export const words = z.string().trim().min(1);

/** What search engines and link previews say about a page. */
export const pageMetaSchema = z.strictObject({
  title: words.max(60).describe('Without the firm’s name, which is added.'),
  description: words.min(50).max(160).describe('One sentence for search results.'),
  keywords: z.array(words).min(3).max(8),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

export const heroSchema = z.strictObject({
  eyebrow: words.max(40).describe('The short label above the heading.'),
  heading: words.max(90),
  introduction: words.max(320),
});
export type Hero = z.infer<typeof heroSchema>;

export const linkSchema = z.strictObject({
  label: words,
  page: z.enum(pageNames),
  anchor: z.string().optional().describe('An id on that page, without #.'),
});
export type ContentLink = z.infer<typeof linkSchema>;

/** An entry of a list of questions and answers. */
export const questionSchema = z.strictObject({
  question: words.max(120),
  answer: words.max(600),
});
export type Question = z.infer<typeof questionSchema>;

/** The links from a subject to its open roles, its reports and the plan of a hire. */
export const relatedWordsSchema = z.strictObject({
  heading: words.max(40),
  openRoles: words.max(60).describe('{name} is the industry or area, {count} how many.'),
  report: words.max(60).describe('{title} is the title of the report.'),
  plan: words.max(60),
});
export type RelatedWords = z.infer<typeof relatedWordsSchema>;

/** The least that a page says. */
export const basicPageSchema = z.strictObject({
  updatedOn: z.iso.date().describe('Day of the last change worth telling a search engine.'),
  meta: pageMetaSchema,
  hero: heroSchema,
});
