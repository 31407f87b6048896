import type { Locale } from '../../domain/edition/editions.ts';
import type { Form } from '../../domain/forms/define-form.ts';
import type { SubmissionStatus } from '../../domain/status/shown-status.ts';
import { roleFactText } from '../../messages/role-fact.ts';
import type { StatusWords } from '../../messages/status.en.ts';
import { formatFileSize } from '../form-kit/file-size.ts';
import type { AnyFormWords } from '../form-kit/form-setting.ts';

export type ShownField = { name: string; label: string; value: string };

/** What was sent, in the form's order and in today's words of its edition. Empty ones are left out. */
export function shownFields(
  form: Form,
  { fields, file }: Pick<SubmissionStatus, 'fields' | 'file'>,
  {
    words,
    own,
    names,
    locale,
  }: {
    words: AnyFormWords;
    own: StatusWords['content'];
    /** Of the values that we store. */
    names: Readonly<Record<string, string>>;
    locale: Locale;
  },
): ShownField[] {
  return Object.entries(form.fields).flatMap(([name, field]): ShownField[] => {
    const label = words.labels[name] ?? name;
    const value = fields[name] ?? '';
    switch (field.type) {
      case 'file':
        return file
          ? [{ name, label, value: `${file.filename} (${formatFileSize(file.size, locale)})` }]
          : [];
      case 'text':
        return value ? [{ name, label, value }] : [];
      case 'choice':
        return value ? [{ name, label, value: words.options[name]?.[value] ?? value }] : [];
      case 'consent':
        return [{ name, label, value: value === 'true' ? own.yes : own.no }];
      case 'role':
        return value
          ? [{ name, label: own.role[field.fact], value: roleFactText(field.fact, value, names) }]
          : [];
      // Not asked: a version that we recorded, and the same text under a second name.
      case 'terms-version':
      case 'copy':
        return [];
    }
  });
}
