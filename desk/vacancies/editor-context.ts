import { createContext, use } from 'react';
import type { VacancyEditing } from './use-vacancy-editor.ts';

/** What every part of the editor works with. */
export type EditorContextValue = VacancyEditing & {
  /** Since the role was published its address is changed deliberately only. */
  slugFixed: boolean;
  earlierSlugs: readonly string[];
};

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('useEditor is called outside of the editor.');
  return value;
}
