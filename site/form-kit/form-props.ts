import type { Locale } from '../../domain/edition/editions.ts';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { messagesFor } from '../../messages/messages.ts';
import type { FormProps, FormSetting } from './form-setting.ts';

/** What a form needs of the catalogue. Only pages open it. */
type Quotes = {
  company: { termsVersion: string };
  quote<T>(value: T, locale: Locale): T;
};

/** The props of a form's island. Call it in a page: it knows the words of every language. */
export function formProps<Kind extends SubmissionKind>(
  catalogue: Quotes,
  kind: Kind,
  locale: Locale,
): FormProps<Kind> {
  const { forms, toasts }: { forms: FormsMessages; toasts: FormSetting['notices'] } =
    messagesFor(locale);
  return {
    setting: {
      locale,
      termsVersion: catalogue.company.termsVersion,
      shell: catalogue.quote(forms.shell, locale),
      notices: toasts,
    },
    words: catalogue.quote<FormsMessages[Kind]>(forms[kind], locale),
  };
}
