import { boardWords as de } from './boards.de.ts';
import { boardWords as en } from './boards.en.ts';
import { inShownLanguage } from './desk-language.ts';

export const boardWords = inShownLanguage({ en, de });
