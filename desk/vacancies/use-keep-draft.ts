import { useEffect } from 'react';
import { forget, keep } from './kept-draft.ts';
import type { VacancyDraft } from './vacancy-draft.ts';

/** What changes are based on; undefined before the first save. */
export type Base = { version: number | undefined; revision: number | undefined };

/** Keeps unsaved changes in this browser, and has it ask before the page is closed or reloaded. */
export function useKeepDraft(
  id: string,
  {
    dirty,
    base: { version, revision },
    draft,
  }: { dirty: boolean; base: Base; draft: VacancyDraft },
) {
  useEffect(() => {
    if (dirty) keep(id, { version, revision, draft, keptAt: Date.now() });
    else forget(id);
  }, [id, dirty, version, revision, draft]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
