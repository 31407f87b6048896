import type { ReactNode } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { idOf, type PartProps, useEditorActs, useEditorState, useIssue } from './editor-context.ts';
import { hintOf, namedIn, optionalNote } from './labels.ts';
import { childOf, isRecord, type SchemaPlace, type Places, present } from './pointer.ts';
import { blankValue, type Shape } from './shape.ts';

const words = deskWords.documents.editor;

/** The heading, the help and the problems of a part that holds others. */
export function PartFrame({
  schema,
  label,
  places,
  required,
  level,
  bare = false,
  note,
  isList = false,
  children,
}: Omit<PartProps, 'name'> & {
  note?: string | undefined;
  /** Entries come and go one by one; without any, an optional list is left out. */
  isList?: boolean;
  children: ReactNode;
}) {
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
          {!required && <span className="text-xs text-muted">{optionalNote(schema)}</span>}
          {!required && !readOnly && missing && !isList && (
            <SmallButton aria-label={fillIn(words.addPart, { label })} onClick={add}>
              {words.add}
            </SmallButton>
          )}
          {!required && !readOnly && !missing && !isList && (
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
      {(required || isList || !missing) && children}
    </fieldset>
  );
}

function PartIssue({ place }: { place: SchemaPlace }) {
  const issue = useIssue(place.at);
  // The first place is the part itself; of another, the summary leads here.
  return issue && <FieldError id={`${idOf(place.at)}-issue`}>{issue}</FieldError>;
}

/** What is said in each language, of which one is shown at a time. */
export function InLanguage({
  places,
  children,
}: {
  places: Places;
  children: (place: SchemaPlace) => ReactNode;
}) {
  const { language: shown } = useEditorState();
  return (
    <div className="grid min-w-0 grow gap-3">
      {places.map((place) => (
        <div
          key={`${place.at} ${place.language}`}
          lang={place.language}
          className="min-w-0"
          hidden={place.language !== undefined && place.language !== shown}
        >
          {children(place)}
        </div>
      ))}
    </div>
  );
}

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
    case 'unknown':
      return false;
    default:
      return true;
  }
}

/** A text where a list belongs, as a program with a key may have drafted it: shown, and kept. */
export function MisfitPart({ label, places }: Pick<PartProps, 'label' | 'places'>) {
  const { change, readOnly } = useEditorActs();
  return (
    <InLanguage places={places}>
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
    </InLanguage>
  );
}

/** Keys that the schema does not know, of another release or of a program: shown, and kept. */
function UnknownValues({ place, known }: { place: SchemaPlace; known: readonly string[] }) {
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

export function UnknownIn({ places, known }: { places: Places; known: readonly string[] }) {
  return places.map((place) => <UnknownValues key={place.at} place={place} known={known} />);
}
