import type { Field, TextField } from '../../domain/forms/field.ts';
import { formOf } from '../../domain/forms/forms.ts';
import { headingFields } from '../../domain/work/digest.ts';
import type { ShownField } from '../../domain/work/submission-detail.ts';
import { fieldLabels, unaskedFieldWords } from '../../messages/desk-words/fields.ts';
import { messagesFor } from '../../messages/messages.ts';
import type { Consent } from '../store/submissions/consents.ts';
import type { Submission } from '../store/submissions/submission.ts';

/** The language of the desk. */
const deskLocale = 'en-GB';

type Options = Readonly<Record<string, Readonly<Record<string, string>>>>;
const labels: Readonly<Record<string, string | undefined>> = fieldLabels;

/**
 * Every answer in the order of the form, in the words of the desk; what the heading of a submission
 * shows is left out. Only consents are in the words that the sender saw.
 */
export function fieldsForDesk(submission: Submission, consents: readonly Consent[]): ShownField[] {
  const { kind, fields } = submission;
  const form = formOf(kind);
  const options: Options = messagesFor(deskLocale).forms[kind].options;
  const inHeading = headingFields(form, fields);
  return [
    ...Object.entries(form.fields)
      .filter(([name]) => !inHeading.has(name))
      .flatMap(([name, field]) =>
        shownField(name, field, { options: options[name], value: fields[name] ?? '' }),
      ),
    ...consents.map((consent) => shownConsent(consent, submission)),
  ];
}

function shownField(
  name: string,
  field: Field,
  { options, value }: { options: Options[string] | undefined; value: string },
): ShownField[] {
  const label = labels[name] ?? name;
  switch (field.type) {
    case 'text':
      return [{ name, label, type: typeOf(field), value }];
    case 'choice':
      return [{ name, label, type: 'choice', value: options?.[value] ?? value }];
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
): ShownField {
  const asked: Field | undefined = formOf(kind).fields[name];
  const time = asked?.type === 'consent' ? asked.recordsTimeAs : undefined;
  const ticked = Date.parse((time && fields[time]) || '');
  return {
    name,
    label: labels[name] ?? name,
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
