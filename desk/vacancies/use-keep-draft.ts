import { useEffect } from 'react';
import { forget, keep } from './kept-draft.ts';
import type { VacancyDraft } from './vacancy-draft.ts';

/** Keeps unsaved changes in this browser, and has it ask before the page is closed or reloaded. */
export function useKeepDraft(
  id: string,
  { dirty, revision, draft }: { dirty: boolean; revision: number | undefined; draft: VacancyDraft },
) {
  useEffect(() => {
    if (dirty) keep(id, { revision, draft, keptAt: Date.now() });
    else forget(id);
  }, [id, dirty, revision, draft]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
