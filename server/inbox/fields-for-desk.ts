import { catalogue } from '#content/catalogue.server.ts';
import type { Field, TextField } from '#domain/forms/field.ts';
import { formOf } from '#domain/forms/forms.ts';
import { headingFields } from '#domain/inbox/digest.ts';
import type { ShownField } from '#domain/submissions/submission-detail.ts';
import { languageOf, type Locale } from '#domain/edition/editions.ts';
import * as de from '#words/desk/submissions.de.ts';
import * as en from '#words/desk/submissions.en.ts';
import { messagesFor } from '#words/messages.ts';
import { optionName, roleFactText } from '#words/role-fact.ts';
import type { Consent } from '#server/submissions/consents.ts';
import type { Submission } from '#server/submissions/submission.ts';

type Options = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Labels = Readonly<Record<string, string | undefined>>;
const byLanguage = { en, de };

/**
 * Every answer in the order of the form, labels and our own values in the words of its reader; what
 * the heading of a submission shows is left out. What the sender typed, and the words of consents,
 * stay as they were.
 */
export function fieldsForDesk(
  submission: Submission,
  consents: readonly Consent[],
  reader: Locale,
): ShownField[] {
  const { kind, fields } = submission;
  const form = formOf(kind);
  const messages = messagesFor(catalogue().firm, reader);
  // A firm's names and ours may quote a regional word.
  const options: Options = catalogue().quote(messages.forms[kind].options, reader);
  const names = catalogue().quote(messages.vacancies.options, reader);
  const { fieldLabels, unaskedFieldWords } = byLanguage[languageOf(reader)];
  const labels: Labels = fieldLabels;
  const inHeading = headingFields(form, fields);
  const labelOf = (name: string) => labels[name] ?? name;
  return [
    ...Object.entries(form.fields)
      .filter(([name]) => !inHeading.has(name))
      .flatMap(([name, field]) => shownField(name, field)),
    ...consents.map((consent) => shownConsent(consent, submission, labelOf(consent.field))),
  ];

  function shownField(name: string, field: Field): ShownField[] {
    const label = labelOf(name);
    const value = fields[name] ?? '';
    switch (field.type) {
      case 'text':
        return [{ name, label, type: typeOf(field), value }];
      case 'choice':
        return [{ name, label, type: 'choice', value: optionName(options[name], value) }];
      case 'role': {
        const said = roleFactText(field.fact, value, names);
        return [{ name, label: unaskedFieldWords.role[field.fact], type: 'role', value: said }];
      }
      case 'terms-version':
        return [{ name, label: unaskedFieldWords.termsVersion, type: 'terms-version', value }];
      // Consents and the file are shown by themselves, and a copy says nothing new.
      case 'consent':
      case 'file':
      case 'copy':
        return [];
    }
  }
}

function shownConsent(
  { field: name, given, recorded }: Consent,
  { kind, fields, receivedAt }: Submission,
  label: string,
): ShownField {
  const asked: Field | undefined = formOf(kind).fields[name];
  const time = asked?.type === 'consent' ? asked.recordsTimeAs : undefined;
  const ticked = Date.parse((time && fields[time]) || '');
  return {
    name,
    label,
    type: 'consent',
    value: recorded?.words ?? '',
    given,
    // Without a time of its own it was given with the form.
    ...(given && { at: Number.isNaN(ticked) ? receivedAt : ticked }),
    ...(recorded && { sha256: recorded.sha256 }),
  };
}

/** An optional telephone number has no format, and is one all the same. */
function typeOf({ format, inputMode, rows }: TextField): ShownField['type'] {
  if (inputMode === 'tel') return 'phone';
  return format ?? (rows ? 'paragraph' : 'text');
}
