import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { idOf, useEditorActs } from './editor-context.ts';
import { childOf, isRecord } from './pointer.ts';
import type { Place } from './place.ts';

/** Keys that the schema does not know, as a newer program may have stored them: shown, and kept. */
export function UnknownValues({ place, known }: { place: Place; known: readonly string[] }) {
  const { change, readOnly } = useEditorActs();
  const unknown = isRecord(place.value)
    ? Object.entries(place.value).filter(([name]) => !known.includes(name))
    : [];
  if (unknown.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-sm border border-dashed border-control p-3 text-xs">
      <p className="text-muted">{words.unknown}</p>
      <dl className="grid gap-2">
        {unknown.map(([name, value]) => (
          <div
            key={name}
            id={idOf(childOf(place.at, name))}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0 font-mono wrap-anywhere">{JSON.stringify(value)}</dd>
            {!readOnly && (
              <dd className="ml-auto">
                <SmallButton onClick={() => change(childOf(place.at, name), undefined)}>
                  {fillIn(words.remove, { label: name })}
                </SmallButton>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
