import { createContext, use } from 'react';
import type { FileSlot } from '../../domain/forms/submission-kind.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { ShellWords } from '../../messages/forms.en.ts';

/** What the questions of a form need from the form around them. */
export type FormContextValue = {
  locale: Locale;
  shell: ShellWords;
  labelOf: (name: string) => string;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  slot: FileSlot | undefined;
  file: File | undefined;
  chooseFile: (file: File | undefined) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A question stands outside a form. Put it inside SubmissionForm.');
  return form;
}
