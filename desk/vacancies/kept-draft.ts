import type { VacancyDraft } from './vacancy-draft.ts';

/** Unsaved changes of one vacancy in this browser. A reload or a lost connection keeps them. */
export type KeptDraft = {
  /** Of the vacancy when the changes began. Earlier desks kept the revision alone. */
  version?: number | undefined;
  revision: number | undefined;
  /** Perhaps of an earlier desk: `fittedDraft` gives it the present shape. */
  draft: Partial<VacancyDraft>;
  keptAt: number;
};

const keyOf = (id: string) => `desk-vacancy-${id}`;

export function readKept(id: string): KeptDraft | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text ? (JSON.parse(text) as KeptDraft) : undefined;
  } catch {
    // Storage may be switched off; then nothing was kept.
    return undefined;
  }
}

export function keep(id: string, kept: KeptDraft) {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Full or switched off: the page still asks before it is left.
  }
}

export function forget(id: string) {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}
