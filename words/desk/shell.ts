import { inShownLanguage } from './desk-language.ts';
import { shellWords as de } from './shell.de.ts';
import { shellWords as en } from './shell.en.ts';

export const shellWords = inShownLanguage({ en, de });
