import { catalogue } from '../../content/catalogue.server.ts';
import type { Field, TextField } from '../../domain/forms/field.ts';
import { formOf } from '../../domain/forms/forms.ts';
import type { ShownField } from '../../domain/work/submission-detail.ts';
import { unaskedFieldWords } from '../../messages/desk-words/fields.ts';
import { wordsOfForm } from '../../messages/words-of-form.ts';
import type { Consent } from '../store/submissions/consents.ts';
import type { Submission } from '../store/submissions/submission.ts';

/** What every form's words have, whatever the form. */
type AnyFormWords = {
  labels: Record<string, string>;
  options: Record<string, Record<string, string>>;
};

/**
 * Every answer in the order of the form, with today's labels and options of the sender's edition.
 * Only consents are in the words that the sender saw.
 */
export function fieldsForDesk(submission: Submission, consents: readonly Consent[]): ShownField[] {
  const { kind, locale, fields } = submission;
  const form = formOf(kind);
  const words: AnyFormWords = wordsOfForm(catalogue(), kind, locale);
  return [
    ...Object.entries(form.fields).flatMap(([name, field]) =>
      shownField(name, field, { words, value: fields[name] ?? '' }),
    ),
    ...consents.map((consent) => shownConsent(consent, submission, words)),
  ];
}

function shownField(
  name: string,
  field: Field,
  { words, value }: { words: AnyFormWords; value: string },
): ShownField[] {
  const label = words.labels[name] ?? name;
  switch (field.type) {
    case 'text':
      return [{ name, label, type: typeOf(field), value }];
    case 'choice':
      return [{ name, label, type: 'choice', value: words.options[name]?.[value] ?? value }];
    case 'role':
      return [{ name, label: unaskedFieldWords.role[field.fact], type: 'role', value }];
    case 'terms-version':
      return [{ name, label: unaskedFieldWords.termsVersion, type: 'terms-version', value }];
    // Consents and the file are shown by themselves, and a copy says nothing new.
    case 'consent':
    case 'file':
    case 'copy':
      return [];
  }
}

function shownConsent(
  { field: name, given, recorded }: Consent,
  { kind, fields, receivedAt }: Submission,
  words: AnyFormWords,
): ShownField {
  const asked: Field | undefined = formOf(kind).fields[name];
  const time = asked?.type === 'consent' ? asked.recordsTimeAs : undefined;
  const ticked = Date.parse((time && fields[time]) || '');
  return {
    name,
    label: words.labels[name] ?? name,
    type: 'consent',
    value: recorded?.words ?? '',
    given,
    // Without a time of its own it was given with the form.
    ...(given && { at: Number.isNaN(ticked) ? receivedAt : ticked }),
    ...(recorded && { sha256: recorded.sha256 }),
  };
}

function typeOf({ format, rows }: TextField): ShownField['type'] {
  return format ?? (rows ? 'paragraph' : 'text');
}
