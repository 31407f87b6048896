import type { VacancyFields } from './vacancy-fields.ts';

/** Unsaved changes of one vacancy in this browser. A reload or a lost connection keeps them. */
export type KeptDraft = {
  /** Of the vacancy when the changes began; undefined before the first save. */
  version: number | undefined;
  base: VacancyFields;
  fields: VacancyFields;
  keptAt: number;
};

// Earlier desks kept a draft of another shape under the id alone.
const keyOf = (id: string) => `desk-vacancy-fields-${id}`;

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
