import type { Locale } from '#domain/edition/editions.ts';
import type { RefusedPost } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { FormWords } from '#words/form-words.ts';
import type { FormsMessages, ShellWords } from '#words/forms.en.ts';
import type { FormFirm } from '#site/islands/firm-for-islands.ts';

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
