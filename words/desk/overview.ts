import { inShownLanguage } from './desk-language.ts';
import { overviewWords as de } from './overview.de.ts';
import { overviewWords as en } from './overview.en.ts';

export const overviewWords = inShownLanguage({ en, de });
