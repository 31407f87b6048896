/** Focuses a field of a form that is being shown again: it is hidden until then. */
export function focusField(form: HTMLFormElement | null, name: string) {
  requestAnimationFrame(() => (form?.elements.namedItem(name) as HTMLElement | null)?.focus());
}
