import { createContext, use } from 'react';
import type { Form } from '#domain/forms/define-form.ts';
import type { AnyFormWords, FormSetting } from './form-setting.ts';

/** What the questions of a form need from the form around them. */
export type FormContextValue = {
  form: Form;
  setting: FormSetting;
  words: AnyFormWords;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  /** What a refused post held or is already known; undefined otherwise. */
  valueOf: (name: string) => string | undefined;
  /** The page shows a refused post whose file must be chosen again. */
  fileLost: boolean;
  file: File | undefined;
  chooseFile: (file: File | undefined) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A question has no form.');
  return form;
}
