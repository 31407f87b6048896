import { idOfField, useEditorActs } from './editor-context.ts';

/** Leads to a field: its language is shown, what folds it is opened, the cursor stands in it. */
export function useGoTo(): (field: string) => void {
  const { languages, show } = useEditorActs();
  return (field) => goToField(field, { languages, show });
}

export function goToField(
  field: string,
  {
    languages,
    show,
    text,
  }: {
    languages: readonly string[];
    show: (language: string) => void;
    /** Where in the field the cursor is to stand. */
    text?: string | undefined;
  },
) {
  const language = field.split('.').find((name) => languages.includes(name));
  if (language) show(language);
  // After the language is shown: what is hidden cannot take the focus.
  requestAnimationFrame(() => requestAnimationFrame(() => showField(field, language, text)));
}

/** Moves to the control of a field, or to the nearest part around it that is drawn. */
function showField(field: string, language: string | undefined, text: string | undefined) {
  const path = field.split('.');
  const drawn = path
    .flatMap((_, index) => {
      const name = path.slice(0, path.length - index).join('.');
      // A list of texts has a control in each language.
      return [name, `${name}.${language}`];
    })
    .map((name) => document.getElementById(idOfField(name)))
    .find((element) => element !== null);
  // A whole language may be missing: then the first of its fields.
  const target =
    (path.length === 1 && document.querySelector<HTMLElement>(`[id^="${idOfField(field)}."]`)) ||
    drawn;
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  if (!target) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
  if (!text || !(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement))
    return;
  const at = target.value.indexOf(text);
  if (at >= 0) target.setSelectionRange(at, at + text.length);
}
