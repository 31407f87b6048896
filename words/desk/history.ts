import type { AuditAction } from '#domain/privacy/audit.ts';
import { inShownLanguage } from './desk-language.ts';
import * as de from './history.de.ts';
import * as en from './history.en.ts';

export const { actionWords, detailTexts } = inShownLanguage<typeof en>({ en, de });

export function wordsOfAction(action: AuditAction): string {
  return actionWords[action];
}
