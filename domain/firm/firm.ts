import type { Edition } from '../edition/edition.ts';

/** What belongs to the firm and decides how rules apply: its own lists and figures. */
export type Firm = {
  name: string;
  editions: readonly Edition[];
};

let read: () => Firm = firmOfPage;

/** The firm of this process, this rendering or this page. */
export function firm(): Firm {
  return read();
}

/** Called once by each program: the server, the renderer of pages, the desk, the tests. */
export function provideFirm(source: () => Firm): void {
  read = source;
}

/** Reads another firm's data while a function runs: the one of a draft, before it is published. */
export function withFirm<Result>(given: Firm, work: () => Result): Result {
  const before = read;
  read = () => given;
  try {
    return work();
  } finally {
    read = before;
  }
}

/** A value that follows from the firm, made once for each state of its data. */
export function ofFirm<Value>(make: (firm: Firm) => Value): () => Value {
  const made = new WeakMap<Firm, { value: Value }>();
  return () => {
    const current = firm();
    const known = made.get(current) ?? { value: make(current) };
    made.set(current, known);
    return known.value;
  };
}

/** The element of a page that carries what its scripts need of the firm. */
export const firmElementId = 'firm';

/** What scripts on every page need: the addresses of the editions. */
export function firmForScripts(): { editions: Pick<Edition, 'tag' | 'prefix'>[] } {
  return { editions: firm().editions.map(({ tag, prefix }) => ({ tag, prefix })) };
}

let parsed: Firm | undefined;

/** In a visitor's browser: what the page carries for its scripts. */
function firmOfPage(): Firm {
  if (typeof document === 'undefined') throw new Error('No firm was provided.');
  const text = document.getElementById(firmElementId)?.textContent;
  return (parsed ??= JSON.parse(text ?? '{}') as Firm);
}
