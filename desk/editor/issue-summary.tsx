import { useEffect, useRef } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { idOfField, useEditorActs, useEditorState, type EditorIssue } from './editor-context.ts';

/** After publishing was refused: everything that keeps it, each with a way to its field. */
export function IssueSummary({
  labelOf,
  attempts,
  onLanguage,
}: {
  labelOf: (field: string) => string;
  attempts: number;
  onLanguage: (language: string) => void;
}) {
  const { issues } = useEditorState();
  const { languages } = useEditorActs();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempts === 0) return undefined;
    // In the next frame: the dialog that asked closes now and gives the focus back to its opener.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [attempts]);
  if (attempts === 0 || issues.length === 0) return null;
  const goTo = ({ field }: EditorIssue) => {
    const language = field.split('.').find((name) => languages.includes(name));
    if (language) onLanguage(language);
    // After the language is shown: what is hidden cannot take the focus.
    requestAnimationFrame(() => showField(field));
  };
  return (
    <div className="rounded-md border border-l-4 border-line border-l-danger bg-surface p-3">
      <p ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <Icon name="alert" className="size-4 shrink-0" />
        {fillIn(words.issues, { count: issues.length })}
      </p>
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.text}`}>
            <button
              type="button"
              onClick={() => goTo(issue)}
              className="min-h-6 text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {labelOf(issue.field)} {issue.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves to the control of a field, or to the nearest part around it that is drawn. */
function showField(field: string) {
  const path = field.split('.');
  const drawn = path
    .map((_, index) =>
      document.getElementById(idOfField(path.slice(0, path.length - index).join('.'))),
    )
    .find((element) => element !== null);
  // A whole language may be missing: then the first of its fields.
  const target = drawn ?? document.querySelector<HTMLElement>(`[id^="${idOfField(field)}."]`);
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
