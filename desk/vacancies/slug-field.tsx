import { useState } from 'react';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { useEditor } from './editor-context.ts';
import { TextControl } from './fields.tsx';
import { slugFor } from './vacancy-draft.ts';

/** Proposed from the title. Once the role was published, changing it takes a decision. */
export function SlugField() {
  const { draft, change, slugFixed, earlierSlugs } = useEditor();
  const [changing, setChanging] = useState(false);
  const fixed = slugFixed && !changing;
  const proposal = slugFor(draft);
  const hints = [
    slugFixed && (changing ? words.slugRedirects : words.slugFixed),
    earlierSlugs.length > 0 && fillIn(words.slugEarlier, { slugs: earlierSlugs.join(', ') }),
  ].filter(Boolean);
  return (
    <div className="col-span-2 grid content-start gap-1 sm:col-span-3 lg:col-span-2">
      <TextControl
        field="slug"
        value={draft.slug}
        readOnly={fixed}
        spellCheck={false}
        hint={hints.join(' ') || undefined}
        onText={(slug) => change((before) => ({ ...before, slug }))}
      />
      {fixed && <InlineButton onClick={() => setChanging(true)}>{words.slugChange}</InlineButton>}
      {!fixed && proposal && proposal !== draft.slug && (
        <InlineButton onClick={() => change((before) => ({ ...before, slug: proposal }))}>
          {words.slugPropose}
        </InlineButton>
      )}
    </div>
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
