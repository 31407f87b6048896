import type { CardWords } from './list-words.ts';

/** Where a visitor reaches the application form of a role. */
export const applyAnchor = 'apply';

/** What describes the two ways to apply, whose specified labels do not tell them apart. */
export const submitDoes = 'submit-application-does';
export const applyDoes = 'apply-now-does';

/** Once on a page, for all the buttons on it. */
export function ApplyWaysExplained({ words }: { words: CardWords }) {
  return (
    <>
      <span id={submitDoes} hidden>
        {words.submitDoes}
      </span>
      <span id={applyDoes} hidden>
        {words.applyDoes}
      </span>
    </>
  );
}
