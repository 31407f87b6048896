import type { Cadence } from '../../../domain/alert/alert-rules.ts';
import type { Locale } from '../../../domain/edition/editions.ts';

export type NewAlert = {
  email: string;
  locale: Locale;
  filter: string;
  cadence: Cadence;
  /** What was shown beside the button or the box. */
  words: string;
};
