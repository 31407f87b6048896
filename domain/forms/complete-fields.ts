import type { Form } from './define-form.ts';
import type { FormField } from './field.ts';
import type { FileFacts } from './check-submission.ts';

/** What the site's script adds to a form before it is sent, and the server to every form. */
export type Completion = {
  now: Date;
  /** As received: its facts replace the ones that were sent. */
  file: FileFacts | undefined;
  termsVersion: string;
};

/**
 * Every wire field in order: unticked boxes, empty optional fields, times, source and the facts of
 * the file are added. What the visitor answered is kept. What the server knows replaces what was
 * sent: a time or a version of the terms that a sender chooses would prove nothing.
 */
export function completeFields(
  form: Form,
  sent: Record<string, string>,
  { now, file, termsVersion }: Completion,
): Record<string, string> {
  const timestamp = now.toISOString();
  const completed: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    Object.assign(completed, complete(name, field));
  }
  const companions = Object.values<string>(form.file?.companions ?? {});
  // Fields that the form does not have stay, so that they are refused and not dropped.
  const unknown = Object.entries(sent).filter(
    ([name]) => !Object.hasOwn(completed, name) && !companions.includes(name),
  );
  return {
    ...completed,
    ...Object.fromEntries(unknown),
    timestamp,
    source: sent.source || form.source,
  };

  function complete(name: string, field: FormField): Record<string, string> {
    const value = sent[name];
    switch (field.type) {
      case 'text':
        if (value !== undefined) return { [name]: value };
        return field.required ? {} : { [name]: '' };
      case 'consent': {
        const given = value ?? 'false';
        const time = field.recordsTimeAs;
        if (time === undefined) return { [name]: given };
        return { [name]: given, [time]: given === 'true' ? timestamp : '' };
      }
      case 'terms-version':
        return { [name]: termsVersion };
      case 'copy':
        return { [name]: sent[field.of] ?? '' };
      case 'file':
        return fileFacts(form, file);
      default:
        return value === undefined ? {} : { [name]: value };
    }
  }
}

/** The text fields that travel beside a file. */
export function fileFacts(form: Form, file: FileFacts | undefined): Record<string, string> {
  if (!form.file || !file) return {};
  const { filename, type, size } = form.file.companions;
  return { [filename]: file.name, [type]: file.type, [size]: String(file.size) };
}
