import { createContext, use, useSyncExternalStore } from 'react';
import type { Form } from '#domain/forms/define-form.ts';
import type { AnyFormWords, FormSetting } from './form-props.ts';

/** What the questions of a form need from the form around them. */
type FormContextValue = {
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

/** Sets a field as if the visitor had: the draft keeps it and an error goes. */
export function setField(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (!isField) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** False in the HTML of the page, true once the island is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Focuses a field of a form that is being shown again: it is hidden until then. */
export function focusField(form: HTMLFormElement | null, name: string) {
  requestAnimationFrame(() => (form?.elements.namedItem(name) as HTMLElement | null)?.focus());
}
