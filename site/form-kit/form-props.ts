import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { messagesFor } from '#words/messages.ts';
import { type Quotes, wordsOfForm } from '#words/words-of-form.ts';
import { firmForForms, type FormFirm } from '#site/islands/firm-for-islands.ts';
import type { RefusedPost } from '#domain/forms/issue.ts';
import type { FormWords } from '#words/form-words.ts';
import type { FormsMessages, ShellWords } from '#words/forms.en.ts';

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

/** What every form is given beside the words of its own. */
export type FormSetting = {
  locale: Locale;
  firm: FormFirm;
  termsVersion: string;
  shell: ShellWords;
  /** Words of the notices in a dialog. */
  notices: { label: string; close: string };
};

/** The props of a form's island. */
export type FormProps<Kind extends SubmissionKind> = {
  setting: FormSetting;
  words: FormsMessages[Kind];
  /** After a refused plain post: the values and issues that the page shows again. */
  refused?: RefusedPost;
  /** What is already known, as from a plan. */
  values?: Record<string, string>;
};

/** The words of any form, for the parts that all forms share. */
export type AnyFormWords = Pick<
  FormWords<SubmissionKind>,
  'submit' | 'busy' | 'failure' | 'success' | 'successTitle' | 'file'
> & {
  labels: Record<string, string>;
  hints?: Record<string, string | undefined>;
  options: Record<string, Record<string, string>>;
  consents: Record<string, string>;
};
