import { z } from 'zod';
import { words } from './page.ts';

/** What every page says of the firm. The interface quotes it as {{site.promise}}. */
export const siteWordsSchema = z.strictObject({
  promise: words.max(200).describe('What the firm does, in the footer.'),
  countries: words.max(300).describe('Where it does it, in the footer.'),
  hours: words.max(120).describe('When its office is open, in the footer.'),
  trade: words.max(60).describe('A search word for what the firm is.'),
  field: words.max(60).describe('A search word for whom it works.'),
  employers: words
    .max(80)
    .describe('What employers find, on the page of an address that does not exist.'),
  talk: words.max(160).describe('When the sender of the dialogue “Let’s Talk” hears back.'),
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
  workCountries: words.max(80).describe('Examples of where a candidate may work.'),
});
