import { useEffect } from 'react';
import { forget, keep, type KeptDraft } from './kept-draft.ts';

/** Keeps unsaved changes in this browser, and has it ask before the page is closed or reloaded. */
export function useKeepDraft(
  id: string,
  dirty: boolean,
  { version, base, fields }: Omit<KeptDraft, 'keptAt'>,
) {
  useEffect(() => {
    if (dirty) keep(id, { version, base, fields, keptAt: Date.now() });
    else forget(id);
  }, [id, dirty, version, base, fields]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
