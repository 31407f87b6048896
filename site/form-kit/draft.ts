/** Text and choices survive a reload in this tab. Consents do not: each is given anew. */
export function keepDraft(scope: string, form: HTMLFormElement) {
  const values = Object.fromEntries(
    rememberedControls(form).flatMap(({ name, value }) => (value ? [[name, value]] : [])),
  );
  try {
    sessionStorage.setItem(storageKey(scope), JSON.stringify({ at: address(), values }));
  } catch {
    // Storage is full or blocked: there is no draft.
  }
}

/**
 * Fills empty fields. At the address where the draft was written it also replaces what the page
 * itself filled in, because the draft is the later version.
 */
export function restoreDraft(scope: string, form: HTMLFormElement) {
  const { at, values } = storedDraft(scope);
  for (const control of rememberedControls(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (control.value === '' || (at === address() && isUntouched(control))) control.value = value;
  }
}

export function draftedValue(scope: string, name: string): string | undefined {
  return storedDraft(scope).values[name];
}

export function forgetDraft(scope: string) {
  try {
    sessionStorage.removeItem(storageKey(scope));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

const storageKey = (scope: string) => `draft:${scope}`;

const address = () => window.location.pathname + window.location.search;

type Draft = { at?: string; values: Record<string, string> };

function storedDraft(scope: string): Draft {
  try {
    const stored = sessionStorage.getItem(storageKey(scope));
    return { values: {}, ...(stored && (JSON.parse(stored) as Partial<Draft>)) };
  } catch {
    return { values: {} };
  }
}

function isUntouched(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? Array.from(control.options).every(
        ({ selected, defaultSelected }) => selected === defaultSelected,
      )
    : control.value === control.defaultValue;
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
