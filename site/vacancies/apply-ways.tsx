import type { CardWords } from './list-words.ts';

/** Where a visitor reaches the application form of a role. */
export const applyAnchor = 'apply';

/** Ids of the two sentences of `ApplyWaysExplained`, which describe the buttons beside it. */
export function applyWayIds(id: string) {
  return { submit: `${id}-submit-does`, apply: `${id}-apply-does` };
}

/** Says what the two ways to apply do, because their specified labels do not tell them apart. */
export function ApplyWaysExplained({ id, words }: { id: string; words: CardWords }) {
  const ids = applyWayIds(id);
  return (
    <p className="text-sm text-muted">
      <span id={ids.apply}>{words.applyDoes}</span> <span id={ids.submit}>{words.submitDoes}</span>
    </p>
  );
}
