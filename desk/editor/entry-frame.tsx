import { useState, type ReactNode } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { idOf, useEditorActs } from './editor-context.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Places } from './place.ts';
import { isControl, shapeOf } from './shape.ts';

type Acts = {
  up?: (() => void) | undefined;
  down?: (() => void) | undefined;
  remove?: (() => void) | undefined;
};

/** One entry of a list: a row, or a part that opens, with what can be done with it. */
export function EntryFrame({
  schema,
  label,
  places,
  open,
  acts,
  children,
}: {
  schema: JsonSchema;
  label: string;
  /** Where it exists. */
  places: Places;
  /** At first: whether it is open. */
  open: boolean;
  acts: Acts;
  children: ReactNode;
}) {
  const { languages } = useEditorActs();
  const [initially] = useState(open || isBlank(places[0]?.value));
  const id = idOf(places[0]?.at ?? '');
  const excerpt = excerptOf(places[0]?.value);
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      {isControl(shapeOf(schema, languages)) || isWords(schema, languages) ? (
        <div className="flex min-w-0 grow basis-72 flex-wrap items-end gap-2">{children}</div>
      ) : (
        <details
          open={initially}
          className="min-w-0 grow basis-72 rounded-sm border border-line bg-surface"
        >
          <summary className="min-h-9 cursor-pointer px-3 py-2">
            <span className="font-semibold">{label}</span>
            {excerpt && <span className="ml-2 text-muted">{excerpt}</span>}
          </summary>
          <div className="grid gap-3 border-t border-line p-3">{children}</div>
        </details>
      )}
      <div className="flex gap-1 empty:hidden sm:pt-5">
        {acts.up !== acts.down && (
          <>
            <SmallButton
              id={`${id}-up`}
              aria-disabled={!acts.up}
              aria-label={fillIn(words.moveUp, { label })}
              onClick={acts.up}
            >
              <Icon name="chevron" className="size-4 rotate-180" />
            </SmallButton>
            <SmallButton
              id={`${id}-down`}
              aria-disabled={!acts.down}
              aria-label={fillIn(words.moveDown, { label })}
              onClick={acts.down}
            >
              <Icon name="chevron" className="size-4" />
            </SmallButton>
          </>
        )}
        {acts.remove && (
          <SmallButton aria-label={fillIn(words.remove, { label })} onClick={acts.remove}>
            <Icon name="close" className="size-4" />
          </SmallButton>
        )}
      </div>
    </li>
  );
}

/** One text in each language and nothing else. */
function isWords(schema: JsonSchema, languages: readonly string[]): boolean {
  const shape = shapeOf(schema, languages);
  return (
    shape.is === 'group' &&
    shape.fields.length === 0 &&
    Object.values(shape.words ?? {}).every(({ schema: one }) => isControl(shapeOf(one, languages)))
  );
}

function isBlank(value: unknown): boolean {
  return excerptOf(value) === undefined;
}

const excerptLength = 80;

/** The first text of an entry tells which one it is. */
function excerptOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.length > excerptLength ? `${value.slice(0, excerptLength)}…` : value || undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const excerpt = excerptOf(part);
    if (excerpt !== undefined) return excerpt;
  }
  return undefined;
}
