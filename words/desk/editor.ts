import { inShownLanguage } from './desk-language.ts';
import { editorWords as de } from './editor.de.ts';
import { editorWords as en } from './editor.en.ts';

export const editorWords = inShownLanguage({ en, de });
