import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { useEditor } from './editor-context.ts';

const words = deskWords.vacancies;

/** How much is left to do, without a reproach: the fields say it once somebody asks or publishes. */
export function OpenPoints() {
  const { check, attempts, attempt } = useEditor();
  if (check.is === 'pending') return null;
  const { length } = check.issues;
  const text = length > 0 ? fillIn(words.issues.publishing, { count: length }) : words.issues.none;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {check.is === 'unknown' ? words.issues.unknown : text}
      {length > 0 && attempts === 0 && (
        <button
          type="button"
          className="min-h-8 text-accent underline-offset-4 hover:underline"
          onClick={attempt}
        >
          {words.issues.show}
        </button>
      )}
    </span>
  );
}
