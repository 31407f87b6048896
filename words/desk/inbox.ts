import { inShownLanguage } from './desk-language.ts';
import { inboxWords as de } from './inbox.de.ts';
import { inboxWords as en } from './inbox.en.ts';

export const inboxWords = inShownLanguage({ en, de });
