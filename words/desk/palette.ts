import { inShownLanguage } from './desk-language.ts';
import { paletteWords as de } from './palette.de.ts';
import { paletteWords as en } from './palette.en.ts';

export const paletteWords = inShownLanguage({ en, de });
