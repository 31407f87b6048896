import { inShownLanguage } from './desk-language.ts';
import { deliveriesWords as de } from './deliveries.de.ts';
import { deliveriesWords as en } from './deliveries.en.ts';

export const deliveriesWords = inShownLanguage({ en, de });
