import { createContext, use } from 'react';
import type { Language } from '../../domain/edition/editions.ts';
import type { VacancyEditing } from './use-vacancy-editor.ts';

/** What every section of the editor works with. */
export type EditorContextValue = VacancyEditing & {
  /** The language shown on a narrow screen. */
  language: Language;
  showLanguage: (language: Language) => void;
  /** Fields that were left once, and show what they miss. */
  touch: (field: string) => void;
  touched: ReadonlySet<string>;
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
