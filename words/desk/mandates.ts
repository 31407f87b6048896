import { inShownLanguage } from './desk-language.ts';
import { mandateWords as de } from './mandates.de.ts';
import { mandateWords as en } from './mandates.en.ts';

export const mandateWords = inShownLanguage({ en, de });
