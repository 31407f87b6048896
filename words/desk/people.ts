import { inShownLanguage } from './desk-language.ts';
import { peopleWords as de } from './people.de.ts';
import { peopleWords as en } from './people.en.ts';

export const peopleWords = inShownLanguage({ en, de });
