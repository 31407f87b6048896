import type { ReactNode } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { blankValue } from './blank-value.ts';
import { idOf, useEditorActs, useIssue } from './editor-context.ts';
import { hintOf } from './labels.ts';
import { present, type Place } from './place.ts';
import type { PartProps } from './part-props.ts';

/** The heading, the help and the problems of a part that holds others. */
export function PartFrame({
  schema,
  label,
  places,
  required,
  level,
  bare = false,
  note,
  children,
}: Omit<PartProps, 'name'> & { note?: string | undefined; children: ReactNode }) {
  const { change, touch, readOnly, announce } = useEditorActs();
  const there = present(places);
  const missing = there.length === 0;
  const [first] = places;
  const add = () => {
    for (const { at } of places) change(at, blankValue(schema));
  };
  const leaveOut = () => {
    for (const { at } of there) {
      change(at, undefined);
      touch(at);
    }
    announce(fillIn(words.removed, { label }));
  };
  const hint = hintOf(schema);
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    <fieldset
      id={idOf(first!.at)}
      tabIndex={-1}
      aria-label={label}
      className={classNames(
        'grid min-w-0 scroll-mt-32 gap-3 outline-none',
        level > 2 && !bare && 'border-l-2 border-line pl-3',
      )}
    >
      {!bare && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className={level === 2 ? 'text-lg' : 'text-sm font-semibold'}>{label}</Heading>
          {note && <span className="text-xs text-muted">{note}</span>}
          {!required && <span className="text-xs text-muted">({words.optional})</span>}
          {!required && !readOnly && missing && (
            <SmallButton aria-label={fillIn(words.addPart, { label })} onClick={add}>
              {words.add}
            </SmallButton>
          )}
          {!required && !readOnly && !missing && (
            <SmallButton className="ml-auto" onClick={leaveOut}>
              {fillIn(words.remove, { label })}
            </SmallButton>
          )}
        </div>
      )}
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div aria-live="polite" className="empty:hidden">
        {places.map((place) => (
          <PartIssue key={place.at} place={place} />
        ))}
      </div>
      {(required || !missing) && children}
    </fieldset>
  );
}

function PartIssue({ place }: { place: Place }) {
  const issue = useIssue(place.at);
  // The first place is the part itself; of another, the summary leads here.
  return issue && <FieldError id={`${idOf(place.at)}-issue`}>{issue}</FieldError>;
}

/** How many a list takes, in words. */
export function limitsOf({ min, max }: { min: number; max: number | undefined }) {
  if (max === undefined) return min > 0 ? fillIn(words.atLeast, { min }) : undefined;
  if (min === max) return fillIn(words.exactly, { min });
  return min > 0 ? fillIn(words.between, { min, max }) : fillIn(words.atMost, { max });
}
