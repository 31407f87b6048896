import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { blankValue } from './blank-value.ts';
import { idOf, useEditorActs } from './editor-context.ts';
import { EntryFrame } from './entry-frame.tsx';
import { languageName } from './labels.ts';
import { below, present, type Places } from './place.ts';
import type { PartProps } from './part-props.ts';
import { limitsOf, PartFrame } from './part-frame.tsx';
import type { Shape } from './shape.ts';

type List = Extract<Shape, { is: 'list' }>;

/** Entries in their order. What is said in each language is added, moved and removed in all. */
export function ListPart({ shape, ...props }: PartProps & { shape: List }) {
  const { change, touch, readOnly, announce, Part } = useEditorActs();
  const { label, places, level } = props;
  const length = Math.max(0, ...places.map(({ value }) => entriesOf(value).length));
  const fixed = shape.min === shape.max && length >= shape.min;
  const nameOf = (at: number) => fillIn(words.entry, { label, number: at + 1 });

  const changeLists = (next: (entries: unknown[]) => unknown[]) => {
    for (const { at, value } of places) {
      const entries = entriesOf(value);
      const changed = next(entries);
      if (changed !== entries) change(at, changed);
      touch(at);
    }
  };
  const add = () => {
    changeLists((entries) =>
      entries.length === length ? [...entries, blankValue(shape.entry(length))] : entries,
    );
    focusFirstField(below(places, length));
  };
  const remove = (index: number) => {
    changeLists((entries) => (index < entries.length ? entries.toSpliced(index, 1) : entries));
    announce(fillIn(words.removed, { label: nameOf(index) }));
    focusAt(`${idOf(places[0]!.at)}-add`);
  };
  /** Exchanges two neighbours; the focus goes with the one that was moved. */
  const move = (from: number, to: number) => {
    changeLists((entries) =>
      Math.max(from, to) < entries.length ? moved(entries, from, to) : entries,
    );
    announce(fillIn(words.moved, { label: nameOf(from), number: to + 1 }));
    focusAt(`${idOf(below(places, to)[0]!.at)}-${to < from ? 'up' : 'down'}`);
  };

  return (
    <PartFrame {...props} note={noteOf(shape, length)}>
      {length > 0 && (
        <ol className="grid min-w-0 gap-3">
          {Array.from({ length }, (_, index) => {
            const rows = below(places, index);
            const there = present(rows);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
              <EntryFrame
                key={index}
                schema={shape.entry(index)}
                label={nameOf(index)}
                places={there}
                open={length <= 2}
                acts={
                  readOnly
                    ? {}
                    : {
                        up: index > 0 ? () => move(index, index - 1) : undefined,
                        down: index < length - 1 ? () => move(index, index + 1) : undefined,
                        remove: fixed ? undefined : () => remove(index),
                      }
                }
              >
                <Part
                  bare
                  schema={shape.entry(index)}
                  name={props.name}
                  label={nameOf(index)}
                  places={there}
                  required
                  level={level + 1}
                />
                {!readOnly &&
                  places
                    .filter(({ value }) => entriesOf(value).length === index)
                    .map(({ at, value, language }) => (
                      <SmallButton
                        key={at}
                        onClick={() =>
                          change(at, [...entriesOf(value), blankValue(shape.entry(index))])
                        }
                      >
                        {fillIn(words.addIn, { language: languageName(language ?? '') })}
                      </SmallButton>
                    ))}
              </EntryFrame>
            );
          })}
        </ol>
      )}
      {!readOnly && !fixed && (
        <SmallButton
          id={`${idOf(places[0]!.at)}-add`}
          className="justify-self-start"
          disabled={shape.max !== undefined && length >= shape.max}
          aria-label={fillIn(words.addTo, { label })}
          onClick={add}
        >
          {words.add}
        </SmallButton>
      )}
    </PartFrame>
  );
}

function noteOf(shape: List, count: number): string | undefined {
  const limit = limitsOf(shape);
  return limit && fillIn(words.entries, { count, limit });
}

function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function moved(entries: readonly unknown[], from: number, to: number): unknown[] {
  return entries.with(from, entries[to]).with(to, entries[from]);
}

/** Of an entry that was just added. */
function focusFirstField(places: Places) {
  requestAnimationFrame(() => {
    const entry = document.getElementById(idOf(places[0]!.at));
    const field = entry?.matches('input, select, textarea')
      ? entry
      : entry?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? entry)?.focus();
  });
}

function focusAt(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
