import { inShownLanguage } from './desk-language.ts';
import { healthWords as de } from './health.de.ts';
import { healthWords as en } from './health.en.ts';

export const healthWords = inShownLanguage({ en, de });
