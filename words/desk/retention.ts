import { inShownLanguage } from './desk-language.ts';
import * as de from './retention.de.ts';
import * as en from './retention.en.ts';

export const { retentionWords, nothingDeleted } = inShownLanguage<typeof en>({ en, de });
