import { askedFields, type Form } from '../../domain/forms/define-form.ts';

/** The consents whose time is recorded, and the wire fields that hold it. */
export function consentTimes(form: Form): { box: string; time: string }[] {
  return askedFields(form).flatMap(([box, field]) =>
    field.type === 'consent' && field.recordsTimeAs ? [{ box, time: field.recordsTimeAs }] : [],
  );
}

/** The time of a consent is that of its tick. */
export function recordConsentTimes(form: Form, element: HTMLFormElement) {
  for (const { box, time } of consentTimes(form)) {
    const recorded = inputOf(element, time);
    const givenAt = recorded.value || new Date().toISOString();
    recorded.value = inputOf(element, box).checked ? givenAt : '';
  }
}

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

function inputOf(element: HTMLFormElement, name: string): HTMLInputElement {
  return element.elements.namedItem(name) as HTMLInputElement;
}
