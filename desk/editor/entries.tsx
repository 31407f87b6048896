import { useState, type ReactNode } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { Problem } from '#desk/kit/loading.tsx';
import { idOf, useEditorActs, type PartProps } from './editor-context.ts';
import { languageName, limitsOf } from './labels.ts';
import { PartFrame } from './part-frame.tsx';
import { below, present, type Places, isRecord } from './pointer.ts';
import { blankValue, type Shape, isControl, shapeOf } from './shape.ts';

const words = deskWords.documents.editor;

type List = Extract<Shape, { is: 'list' }>;

/** Entries in their order. What is said in each language is added, moved and removed in all. */
export function ListPart({ shape, ...props }: PartProps & { shape: List }) {
  const { change, touch, readOnly, announce } = useEditorActs();
  const { label, places, level } = props;
  const length = Math.max(0, ...places.map(({ value }) => entriesOf(value).length));
  const fixed = shape.min === shape.max && length >= shape.min;
  const nameOf = (at: number) => fillIn(words.entry, { label, number: at + 1 });

  const changeLists = (next: (entries: unknown[]) => unknown[]) => {
    for (const { at, value } of places) {
      const entries = entriesOf(value);
      const changed = next(entries);
      const isLeftOut = changed.length === 0 && !props.required;
      if (changed !== entries) change(at, isLeftOut ? undefined : changed);
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
    <PartFrame
      {...props}
      note={length > 0 || props.required ? noteOf(shape, length) : undefined}
      isList
    >
      {length > 0 && (
        <ol className="grid min-w-0 gap-3">
          {Array.from({ length }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
            <EntryFrame
              key={index}
              schema={shape.entry(index)}
              name={props.name}
              label={nameOf(index)}
              level={level + 1}
              places={present(below(places, index))}
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
          ))}
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

type Entries = Extract<Shape, { is: 'record' }>;

/** Entries under names that the firm chooses. */
export function RecordPart({ shape, ...props }: PartProps & { shape: Entries }) {
  const { change, touch, readOnly, announce } = useEditorActs();
  const { label, places, level } = props;
  const names = [
    ...new Set(places.flatMap(({ value }) => (isRecord(value) ? Object.keys(value) : []))),
  ];
  const remove = (name: string) => {
    for (const { at } of present(below(places, name))) change(at, undefined);
    announce(fillIn(words.removed, { label: name }));
  };
  const add = (name: string) => {
    for (const { at } of below(places, name)) change(at, blankValue(shape.entry));
    for (const { at } of places) touch(at);
  };
  return (
    <PartFrame {...props}>
      {names.length > 0 && (
        <ul className="grid min-w-0 gap-3">
          {names.map((name) => (
            <EntryFrame
              key={name}
              schema={shape.entry}
              name={name}
              label={name}
              level={level + 1}
              places={below(places, name)}
              open={names.length <= 2}
              acts={readOnly ? {} : { remove: () => remove(name) }}
            />
          ))}
        </ul>
      )}
      {!readOnly && (
        <NewName
          id={`${idOf(places[0]!.at)}-name`}
          label={label}
          names={names}
          pattern={shape.pattern}
          onName={add}
        />
      )}
    </PartFrame>
  );
}

function NewName({
  id,
  label,
  names,
  pattern,
  onName,
}: {
  id: string;
  label: string;
  names: readonly string[];
  pattern: string | undefined;
  onName: (name: string) => void;
}) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (names.includes(name)) return setProblem(words.nameTaken);
    // The pattern is our own schema's.
    if (name === '' || (pattern && !new RegExp(pattern, 'u').test(name))) {
      return setProblem(fillIn(words.namePattern, { pattern: pattern ?? '' }));
    }
    setProblem(undefined);
    setName('');
    onName(name);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Labelled label={fillIn(words.newName, { label })}>
          <Input
            id={id}
            value={name}
            onText={setName}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Labelled>
        <SmallButton aria-label={fillIn(words.addTo, { label })} onClick={add}>
          {words.add}
        </SmallButton>
      </div>
      <Problem>{problem}</Problem>
    </div>
  );
}

type Acts = {
  up?: (() => void) | undefined;
  down?: (() => void) | undefined;
  remove?: (() => void) | undefined;
};

/** One entry of a list: a row, or a part that opens, with what can be done with it. */
function EntryFrame({
  open,
  acts,
  children,
  ...part
}: Omit<PartProps, 'required' | 'bare'> & {
  /** At first: whether it is open. */
  open: boolean;
  acts: Acts;
  children?: ReactNode;
}) {
  const { languages, Part } = useEditorActs();
  const { schema, label, places } = part;
  const [there] = present(places);
  const excerpt = excerptOf(there?.value);
  const [initially] = useState(open || excerpt === undefined);
  const id = idOf(there?.at ?? '');
  const isSingle = isControl(shapeOf(schema, languages));
  const content = (
    <>
      <Part bare required {...part} />
      {children}
    </>
  );
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      {isSingle ? (
        <div className="flex min-w-0 grow basis-72 flex-wrap items-end gap-2">{content}</div>
      ) : (
        <details
          open={initially}
          className="min-w-0 grow basis-72 rounded-sm border border-line bg-surface"
        >
          <summary className="min-h-9 cursor-pointer px-3 py-2">
            <span className="font-semibold">{label}</span>
            {excerpt && <span className="ml-2 text-muted">{excerpt}</span>}
          </summary>
          <div className="grid gap-3 border-t border-line p-3">{content}</div>
        </details>
      )}
      <div className={classNames('flex gap-1 empty:hidden', isSingle && 'sm:pt-5')}>
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
