import type { Locale } from '#domain/edition/editions.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { modelName, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import { namingRecipients, withoutLinks } from './fill-in.ts';
import type { FormsMessages } from './forms.en.ts';
import { messagesFor } from './messages.ts';

/** What fills in the {{facts}} that words quote, and names the firm's models: a catalogue. */
export type Quotes = {
  firm: Firm;
  quote<T>(value: T, locale: Locale): T;
  hiringModels(locale: Locale): HiringModels;
};

/** The words of a form in an edition. Pages show these, and what they said is recorded from them. */
export function wordsOfForm<Kind extends SubmissionKind>(
  catalogue: Quotes,
  kind: Kind,
  locale: Locale,
): FormsMessages[Kind] {
  const forms: FormsMessages = messagesFor(catalogue.firm, locale).forms;
  const words = catalogue.quote<FormsMessages[Kind]>(forms[kind], locale);
  if (!('model' in words.options)) return words;
  // A reader sees the name of its edition; what is sent stays the firm's one name of the model.
  const models = catalogue.hiringModels(locale);
  const names = offeredModels(catalogue.firm).map((id) => [
    modelName(catalogue.firm, id),
    models[id].shortName ?? models[id].name,
  ]);
  return { ...words, options: { ...words.options, model: Object.fromEntries(names) } };
}

/** The words beside each box of a form, as they are read. */
export function consentsOfForm(
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
