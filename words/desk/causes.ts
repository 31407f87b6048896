import { causeSentences as de } from './causes.de.ts';
import { causeSentences as en } from './causes.en.ts';
import { inShownLanguage } from './desk-language.ts';

const words = inShownLanguage({ en, de });
const known: Readonly<Record<string, string | undefined>> = words.known;
const http: Readonly<Record<number, string | undefined>> = words.http;

/** One sentence without a remedy. A failure that is a sentence already stays as it is. */
export function causeWords(failure: string): string {
  const sentence = known[failure];
  if (sentence) return sentence;
  const [, status] = /^HTTP (\d{3})$/.exec(failure) ?? [];
  if (status) return http[Number(status)] ?? httpClass(Number(status));
  const [, smtp] = /^SMTP (\d{3})\b/.exec(failure) ?? [];
  if (smtp) return smtpClass(Number(smtp));
  return words.other(failure);
}

function httpClass(status: number): string {
  if (status >= 500) return words.receiverFailed(status);
  if (status >= 400) return words.receiverRefused(status);
  if (status >= 300) return words.redirected(status);
  return words.answered(status);
}

function smtpClass(code: number): string {
  return code >= 500 ? words.mailRefused(code) : words.mailLater(code);
}
