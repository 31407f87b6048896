import { inShownLanguage } from './desk-language.ts';
import * as de from './fields.de.ts';
import * as en from './fields.en.ts';

export const { fieldLabels, unaskedFieldWords } = inShownLanguage<typeof en>({ en, de });
