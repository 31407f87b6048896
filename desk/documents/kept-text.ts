/** Text of one document that the server has not stored yet. A reload of the tab keeps it. */
export type KeptText = {
  content: unknown;
  /** What it is based on, and the version under which that was read. */
  base: unknown;
  version: number;
};

const keyOf = (name: string) => `desk-document-${name}`;

export function readKept(name: string): KeptText | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text ? (JSON.parse(text) as KeptText) : undefined;
  } catch {
    // Storage may be switched off; then nothing was kept.
    return undefined;
  }
}

export function keep(name: string, kept: KeptText) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Full or switched off: the draft is saved to the server as soon as it is reached.
  }
}

export function forget(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
