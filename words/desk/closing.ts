import { inShownLanguage } from './desk-language.ts';
import { closingWords as de } from './closing.de.ts';
import { closingWords as en } from './closing.en.ts';

export const closingWords = inShownLanguage({ en, de });
