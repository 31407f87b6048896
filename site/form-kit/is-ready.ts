import { askedFields, type Form } from '#domain/forms/define-form.ts';

/** Whether every required consent is given or every required field is filled in. */
export function isReady(
  form: Form,
  element: HTMLFormElement,
  until: 'agreed' | 'complete' | undefined,
): boolean {
  const entries = new FormData(element);
  return askedFields(form)
    .filter(([, field]) => field.required && (until === 'complete' || field.type === 'consent'))
    .every(([name]) => {
      const value = entries.get(name);
      return typeof value === 'string' ? value.trim() !== '' : value !== null && value.size > 0;
    });
}
