import type { RefusalCode } from '#domain/people/refusal.ts';
import { inShownLanguage } from './desk-language.ts';
import { problemWords as de } from './refusals.de.ts';
import { problemWords as en } from './refusals.en.ts';

/** What went wrong in the browser before or instead of an answer of the server. */
export type ClientProblem =
  'unreachable' | 'cancelled' | 'wrong-place' | 'exists' | 'no-verification' | 'failed';

/** Words for one act that say it better than the general ones. */
export type OwnRefusals = Partial<Record<RefusalCode, string>>;

export const problemWords = inShownLanguage({ en, de });
