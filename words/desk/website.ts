import { inShownLanguage } from './desk-language.ts';
import { websiteWords as de } from './website.de.ts';
import { websiteWords as en } from './website.en.ts';

export const websiteWords = inShownLanguage({ en, de });
