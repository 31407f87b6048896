import { useState } from 'react';
import { tagsIn } from '../../domain/work/tags.ts';
import type { InboxRow } from '../../domain/work/work.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import { useWork } from './work-context.ts';

/** Saved when it is left or with Enter, not with every letter. */
export function TagsField({ row }: { row: InboxRow }) {
  const { change } = useWork();
  const [edited, setEdited] = useState<string>();
  const stored = row.tags.join(', ');
  const save = () => {
    setEdited(undefined);
    const tags = tagsIn(edited ?? stored);
    if (tags.join(', ') !== stored) change([row], { tags });
  };
  return (
    <label className="grid min-w-0 gap-0.5 sm:col-span-2">
      <span className="text-xs text-muted">{words.tags}</span>
      <input
        value={edited ?? stored}
        placeholder={words.tagsHint}
        maxLength={320}
        onChange={(event) => setEdited(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        className="min-h-8 w-full min-w-0 rounded-sm border border-control bg-raised px-2 placeholder:text-muted hover:border-ink"
      />
    </label>
  );
}
