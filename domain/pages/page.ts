import { z } from 'zod';
import { linkTargets } from './page-name.ts';

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
  page: z.enum(linkTargets),
  anchor: z.string().optional().describe('An id on that page, without #.'),
});
export type ContentLink = z.infer<typeof linkSchema>;

/** An entry of a list of questions and answers. */
export const questionSchema = z.strictObject({
  question: words.max(120),
  answer: words.max(600),
});
export type QuestionAndAnswer = z.infer<typeof questionSchema>;

/** The links from a subject to its open roles and its reports. */
export const relatedWordsSchema = z.strictObject({
  heading: words.max(40),
  openRoles: words.max(60).describe('{name} is the industry or area, {count} how many.'),
  report: words.max(60).describe('{title} is the title of the report.'),
});
export type RelatedWords = z.infer<typeof relatedWordsSchema>;

/** The least that a page says. */
export const basicPageSchema = z.strictObject({
  updatedOn: z.iso.date().describe('Day of the last change worth telling a search engine.'),
  meta: pageMetaSchema,
  hero: heroSchema,
});

/** What every page says of the firm. The interface quotes it as {{site.promise}}. */
export const siteWordsSchema = z.strictObject({
  promise: words.max(200).describe('What the firm does, in the footer.'),
  countries: words.max(300).describe('Where it works, in the footer.'),
  hours: words.max(120).describe('When its office is open, in the footer.'),
  trade: words.max(60).describe('A search word for what the firm is.'),
  field: words.max(60).describe('A search word for those it works for.'),
  employers: words
    .max(80)
    .describe('What employers find, on the page of an address that does not exist.'),
  talk: words.max(160).describe("When the sender of the dialogue “Let's Talk” hears back."),
  introduction: words
    .max(300)
    .optional()
    .describe('When a candidate learns who the employer is; pages quote it.'),
  interviewReady: words
    .max(300)
    .optional()
    .describe('What the firm means by an interview-ready introduction; pages quote it.'),
  dayZero: words
    .max(300)
    .optional()
    .describe('From which day the days of a service and its credit are counted; pages quote it.'),
  sprintPrice: words
    .max(300)
    .optional()
    .describe('Why a Sprint costs less than a placement; stands where their prices meet.'),
  consentFirst: words
    .max(300)
    .optional()
    .describe('What an employer may not see of a candidate, and until when; pages quote it.'),
  workCountries: words.max(80).describe('Examples of where a candidate may work.'),
});

/** The front matter of a legal or company page; its body is Markdown. */
export const legalTextSchema = z.strictObject({
  title: words.max(60),
  description: words.min(50).max(160),
  keywords: z.array(words).min(3).max(8),
  introduction: words.max(320),
  effectiveOn: z.iso.date(),
});
export type LegalText = z.infer<typeof legalTextSchema> & { markdown: string };
