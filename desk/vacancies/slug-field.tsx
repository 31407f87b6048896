import { useState } from 'react';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { useEditor } from './editor-context.ts';
import { OwnField } from './own-fields.tsx';
import { slugFor } from './vacancy-fields.ts';

/** Proposed from the title. Once the role was published, changing it takes a decision. */
export function SlugField() {
  const { fields, change, slugFixed, earlierSlugs } = useEditor();
  const [changing, setChanging] = useState(false);
  const fixed = slugFixed && !changing;
  const proposal = slugFor(fields);
  const hints = [
    slugFixed && (changing ? words.slugRedirects : words.slugFixed),
    earlierSlugs.length > 0 && fillIn(words.slugEarlier, { slugs: earlierSlugs.join(', ') }),
  ].filter(Boolean);
  return (
    <OwnField
      field="slug"
      value={fields.slug}
      readOnly={fixed}
      spellCheck={false}
      hint={hints.join(' ') || undefined}
      onChange={({ target }) => change((before) => ({ ...before, slug: target.value }))}
    >
      {fixed && <InlineButton onClick={() => setChanging(true)}>{words.slugChange}</InlineButton>}
      {!fixed && proposal && proposal !== fields.slug && (
        <InlineButton onClick={() => change((before) => ({ ...before, slug: proposal }))}>
          {words.slugPropose}
        </InlineButton>
      )}
    </OwnField>
  );
}

function InlineButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 justify-self-start text-xs text-accent underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}
