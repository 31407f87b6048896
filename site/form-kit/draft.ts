/** Text and choices survive a reload in this tab. Consents do not: each is given anew. */
export function saveDraft(scope: string, form: HTMLFormElement) {
  const values = Object.fromEntries(
    rememberedControls(form).flatMap(({ name, value }) => (value ? [[name, value]] : [])),
  );
  try {
    sessionStorage.setItem(storageKey(scope), JSON.stringify(values));
  } catch {
    // Storage is full or blocked: there is no draft.
  }
}

export function restoreDraft(scope: string, form: HTMLFormElement) {
  const values = storedDraft(scope);
  for (const control of rememberedControls(form)) {
    const value = values[control.name];
    if (value !== undefined && control.value === '') control.value = value;
  }
}

export function forgetDraft(scope: string) {
  try {
    sessionStorage.removeItem(storageKey(scope));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

const storageKey = (scope: string) => `draft:${scope}`;

function storedDraft(scope: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(scope)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function rememberedControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement &&
        !['hidden', 'checkbox', 'file', 'submit'].includes(element.type) &&
        element.tabIndex !== -1) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}
