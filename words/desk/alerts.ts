import { inShownLanguage } from './desk-language.ts';
import { alertWords as de } from './alerts.de.ts';
import { alertWords as en } from './alerts.en.ts';

export const alertWords = inShownLanguage({ en, de });
