import type { Locale } from '../domain/edition/editions.ts';
import type { SubmissionKind } from '../domain/forms/submission-kind.ts';
import type { FormsMessages } from './forms.en.ts';
import { withoutLinks } from './linked-words.ts';
import { messagesFor } from './messages.ts';
import { namingRecipients } from './naming-recipients.ts';

/** What fills in the {{facts}} that words quote: a catalogue. */
export type Quotes = { quote<T>(value: T, locale: Locale): T };

/** The words of a form in an edition. Pages show these, and what they said is recorded from them. */
export function wordsOfForm<Kind extends SubmissionKind>(
  catalogue: Quotes,
  kind: Kind,
  locale: Locale,
): FormsMessages[Kind] {
  const forms: FormsMessages = messagesFor(locale).forms;
  return catalogue.quote<FormsMessages[Kind]>(forms[kind], locale);
}

/** The words beside each box of a form, as they are read. */
export function consentWords(
  catalogue: Quotes,
  kind: SubmissionKind,
  locale: Locale,
  recipients: string,
): Record<string, string> {
  const consents = namingRecipients(wordsOfForm(catalogue, kind, locale).consents, recipients);
  return Object.fromEntries(
    Object.entries(consents).map(([field, words]) => [field, withoutLinks(words)]),
  );
}
