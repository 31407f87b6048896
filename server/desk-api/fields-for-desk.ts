import { catalogue } from '../../content/catalogue.server.ts';
import type { Form } from '../../domain/forms/define-form.ts';
import type { ConsentField, Field, TextField } from '../../domain/forms/field.ts';
import { formOf } from '../../domain/forms/forms.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { ShownField } from '../../domain/work/submission-detail.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { unaskedFieldWords } from '../../messages/desk-words/fields.ts';
import { messagesFor } from '../../messages/messages.ts';
import type { Submission } from '../store/submissions/submission.ts';

/** What every form's words have, whatever the form. */
type AnyFormWords = {
  labels: Record<string, string>;
  options: Record<string, Record<string, string>>;
  consents: Record<string, string>;
};

/** Every answer in the order of the form, in the words that its sender saw. */
export function fieldsForDesk({ kind, locale, fields, receivedAt }: Submission): ShownField[] {
  const form = formOf(kind);
  const words = wordsOf(kind, locale);
  return Object.entries(form.fields).flatMap(([name, field]) =>
    shownField(name, field, { form, words, fields, receivedAt }),
  );
}

function shownField(
  name: string,
  field: Field,
  {
    words,
    fields,
    receivedAt,
  }: { form: Form; words: AnyFormWords; fields: Record<string, string>; receivedAt: number },
): ShownField[] {
  const value = fields[name] ?? '';
  const label = words.labels[name] ?? name;
  switch (field.type) {
    case 'text':
      return [{ name, label, type: typeOf(field), value }];
    case 'choice':
      return [{ name, label, type: 'choice', value: words.options[name]?.[value] ?? value }];
    case 'consent':
      return [{ name, label, type: 'consent', ...consent(name, field) }];
    case 'role':
      return [{ name, label: unaskedFieldWords.role[field.fact], type: 'role', value }];
    case 'terms-version':
      return [{ name, label: unaskedFieldWords.termsVersion, type: 'terms-version', value }];
    // The file is shown by itself, and a copy says nothing new.
    case 'file':
    case 'copy':
      return [];
  }

  function consent(name: string, { recordsTimeAs }: ConsentField) {
    const given = value === 'true';
    const ticked = recordsTimeAs ? Date.parse(fields[recordsTimeAs] ?? '') : Number.NaN;
    return {
      value: withoutLinks(words.consents[name] ?? ''),
      given,
      // Without a time of its own it was given with the form.
      ...(given && { at: Number.isNaN(ticked) ? receivedAt : ticked }),
    };
  }
}

function typeOf({ format, rows }: TextField): ShownField['type'] {
  return format ?? (rows ? 'paragraph' : 'text');
}

function wordsOf(kind: Submission['kind'], locale: Locale): AnyFormWords {
  const words: FormsMessages = catalogue().quote(messagesFor(locale).forms, locale);
  return words[kind];
}

/** `[Privacy Policy](page:privacy-policy)` is a link in the form and words on the desk. */
function withoutLinks(sentence: string): string {
  return sentence.replace(/\[([^\][]*)\]\([^()]*\)/g, '$1');
}
