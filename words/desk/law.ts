import { inShownLanguage } from './desk-language.ts';
import { lawWords as de } from './law.de.ts';
import { lawWords as en } from './law.en.ts';

export const lawWords = inShownLanguage({ en, de });
