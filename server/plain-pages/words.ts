import type { Language, Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import type { IssueCode } from '../../domain/forms/issue.ts';
import type { RefusalCode } from '../receive/refusal.ts';
import { deWords } from './words.de.ts';
import { enWords } from './words.en.ts';

/** What the two pages of the intake say. The site's own words stand with the site. */
export type PlainWords = {
  received: { title: string; lead: string; reference: string; keep: string };
  home: string;
  refused: { title: string; lead: string; again: string; fileAgain: string; choose: string };
  issues: Record<IssueCode, string>;
  refusals: Record<Exclude<RefusalCode, 'invalid'>, string>;
  labels: Record<string, string>;
};

const words: Record<Language, PlainWords> = { en: enWords, de: deWords };

export function wordsFor(locale: Locale): PlainWords {
  return wordsIn(words, locale);
}
