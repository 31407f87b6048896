import { inShownLanguage } from './desk-language.ts';
import { vacancyWords as de } from './vacancies.de.ts';
import { vacancyWords as en } from './vacancies.en.ts';

export const vacancyWords = inShownLanguage({ en, de });
