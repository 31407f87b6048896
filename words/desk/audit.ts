import { inShownLanguage } from './desk-language.ts';
import { auditWords as de } from './audit.de.ts';
import { auditWords as en } from './audit.en.ts';

export const auditWords = inShownLanguage({ en, de });
