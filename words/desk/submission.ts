import { inShownLanguage } from './desk-language.ts';
import { submissionWords as de } from './submission.de.ts';
import { submissionWords as en } from './submission.en.ts';

export const submissionWords = inShownLanguage({ en, de });
