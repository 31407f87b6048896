import { inShownLanguage } from './desk-language.ts';
import { threadWords as de } from './thread.de.ts';
import { threadWords as en } from './thread.en.ts';

export const threadWords = inShownLanguage({ en, de });
