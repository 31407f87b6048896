import { inShownLanguage } from './desk-language.ts';
import { privacyWords as de } from './privacy.de.ts';
import { privacyWords as en } from './privacy.en.ts';

export const privacyWords = inShownLanguage({ en, de });
