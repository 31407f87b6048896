import { editorWords as words } from '#words/desk/editor.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { Columns } from './columns.tsx';
import { idOf, useEditorActs } from './editor-context.ts';
import { namedIn } from './labelled.tsx';
import { isRecord } from './pointer.ts';
import type { PartProps } from './part-props.ts';
import type { Shape } from './shape.ts';

/** Whether a part can be drawn from what is stored; a single value always can. */
export function fitting(shape: Shape, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (shape.is) {
    case 'group':
    case 'record':
    case 'union':
    case 'image':
      return isRecord(value);
    case 'list':
    case 'choices':
      return Array.isArray(value);
    default:
      return true;
  }
}

/** A text where a list belongs, as an older or newer program may have stored it: shown, and kept. */
export function MisfitPart({ label, places }: Pick<PartProps, 'label' | 'places'>) {
  const { change, readOnly } = useEditorActs();
  return (
    <Columns places={places}>
      {(place) => (
        <div
          id={idOf(place.at)}
          tabIndex={-1}
          className="grid justify-items-start gap-2 rounded-md border border-danger bg-danger-surface p-3"
        >
          <p className="font-semibold">{namedIn(label, place)}</p>
          <p>{words.misfit}</p>
          <pre className="max-h-60 max-w-full overflow-auto text-xs whitespace-pre-wrap">
            {JSON.stringify(place.value, null, 2)}
          </pre>
          {!readOnly && (
            <SmallButton onClick={() => change(place.at, undefined)}>{words.startAnew}</SmallButton>
          )}
        </div>
      )}
    </Columns>
  );
}
