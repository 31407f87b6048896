import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { messagesFor } from '#words/messages.ts';
import { wordsOfForm, type Quotes } from '#words/words-of-form.ts';
import { firmForForms } from '#site/islands/firm-for-islands.ts';
import type { FormProps, FormSetting } from './form-setting.ts';

/** What a form needs of the catalogue. Only pages open it. */
type FormContent = Quotes & { company: { termsVersion: string } };

/** The props of a form's island. Call it in a page: it knows the words of every language. */
export function formProps<Kind extends SubmissionKind>(
  catalogue: FormContent,
  kind: Kind,
  locale: Locale,
): FormProps<Kind> {
  const {
    forms,
    toasts,
  }: { forms: { shell: FormSetting['shell'] }; toasts: FormSetting['notices'] } = messagesFor(
    catalogue.firm,
    locale,
  );
  return {
    setting: {
      locale,
      firm: firmForForms(catalogue.firm),
      termsVersion: catalogue.company.termsVersion,
      shell: catalogue.quote(forms.shell, locale),
      notices: toasts,
    },
    words: wordsOfForm(catalogue, kind, locale),
  };
}
