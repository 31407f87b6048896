import { useState } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { Problem } from '#desk/kit/problem.tsx';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { blankValue } from './blank-value.ts';
import { idOf, useEditorActs } from './editor-context.ts';
import { EntryFrame } from './entry-frame.tsx';
import { below, present } from './place.ts';
import type { PartProps } from './part-props.ts';
import { PartFrame } from './part-frame.tsx';
import { isRecord } from './pointer.ts';
import type { Shape } from './shape.ts';

type Entries = Extract<Shape, { is: 'record' }>;

/** Entries under names that the firm chooses. */
export function RecordPart({ shape, ...props }: PartProps & { shape: Entries }) {
  const { change, touch, readOnly, announce, Part } = useEditorActs();
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
              label={name}
              places={present(below(places, name))}
              open={names.length <= 2}
              acts={readOnly ? {} : { remove: () => remove(name) }}
            >
              <Part
                bare
                schema={shape.entry}
                name={name}
                label={name}
                places={below(places, name)}
                required
                level={level + 1}
              />
            </EntryFrame>
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
        <label htmlFor={id} className="grid gap-1">
          <span className="text-xs font-semibold">{fillIn(words.newName, { label })}</span>
          <input
            id={id}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            className={denseControlLook}
          />
        </label>
        <SmallButton aria-label={fillIn(words.addTo, { label })} onClick={add}>
          {words.add}
        </SmallButton>
      </div>
      <Problem>{problem}</Problem>
    </div>
  );
}
