import type { Cadence } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';

/** What a receiver chooses, and can change. */
export type AlertChoices = { filter: string; cadence: Cadence; locale: Locale };

export type NewAlert = AlertChoices & {
  email: string;
  /** What was shown beside the button or the box. */
  words: string;
};
