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
