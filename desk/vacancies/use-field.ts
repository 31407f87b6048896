import { useEditor } from './editor-context.ts';
import type { VacancyDraft } from './vacancy-draft.ts';

/** What is typed in a field, and how to change it. */
export function useField<Field extends keyof VacancyDraft>(field: Field) {
  const { draft, change } = useEditor();
  const set = (value: VacancyDraft[Field]) => change((before) => ({ ...before, [field]: value }));
  return [draft[field], set] as const;
}
