import { type ReactNode, useRef } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { idOf, type PartProps, useEditorActs, useEditorState, useIssue } from './editor-context.ts';
import { hintOf, labelOf, languageName, namedIn } from './labels.ts';
import {
  below,
  childOf,
  isRecord,
  ownValue,
  type SchemaPlace,
  type Places,
  present,
} from './pointer.ts';
import {
  blankValue,
  type Branch,
  type SchemaField,
  isControl,
  type Shape,
  shapeOf,
  type Words,
} from './shape.ts';
import { ChoiceControl } from './controls.tsx';

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

function PartIssue({ place }: { place: SchemaPlace }) {
  const issue = useIssue(place.at);
  // The first place is the part itself; of another, the summary leads here.
  return issue && <FieldError id={`${idOf(place.at)}-issue`}>{issue}</FieldError>;
}

/** One row with every language, so that they stay level. Below 900 px the chosen one. */
export function LanguageColumns({
  places,
  children,
}: {
  places: Places;
  children: (place: SchemaPlace) => ReactNode;
}) {
  const { language: shown } = useEditorState();
  return (
    <div className="grid min-w-0 grow gap-x-5 gap-y-3 min-[900px]:auto-cols-fr min-[900px]:grid-flow-col">
      {places.map((place) => (
        <div
          key={place.at}
          lang={place.language}
          className={classNames(
            'min-w-0',
            place.language && place.language !== shown && 'max-[899px]:hidden',
          )}
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

/** A text where a list belongs, as an older or newer program may have stored it: shown, and kept. */
export function MisfitPart({ label, places }: Pick<PartProps, 'label' | 'places'>) {
  const { change, readOnly } = useEditorActs();
  return (
    <LanguageColumns places={places}>
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
    </LanguageColumns>
  );
}

/** Keys that the schema does not know, as a newer program may have stored them: shown, and kept. */
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

type Group = Extract<Shape, { is: 'group' }>;

export function GroupPart({ shape, ...props }: PartProps & { shape: Group }) {
  const { label, places, level, required, bare } = props;
  const { fields, words } = shape;
  const { languages } = useEditorActs();
  // A text in each language needs no heading beside its own label.
  if (
    words &&
    fields.length === 0 &&
    (required || bare) &&
    isControl(shapeOf(first(words), languages))
  ) {
    return (
      <>
        <WordsPart {...{ words, label, places, level }} />
        <UnknownIn places={places} known={Object.keys(words)} />
      </>
    );
  }
  return (
    <PartFrame {...props}>
      <GroupFields shape={shape} places={places} level={level + 1} />
    </PartFrame>
  );
}

/** The fields of a group without its heading, those of each language side by side. */
function GroupFields({
  shape: { fields, words },
  places,
  level,
  known = [],
}: {
  shape: Group;
  places: Places;
  level: number;
  /** Names that are drawn elsewhere. */
  known?: readonly string[];
}) {
  const { Part, languages } = useEditorActs();
  const names = [...fields.map(({ name }) => name), ...Object.keys(words ?? {}), ...known];
  return (
    <div className="grid min-w-0 gap-4">
      {rowsOf(fields, places, languages).map((row) => (
        <div
          key={row[0]!.name}
          className={
            row.length > 1 ? 'grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3' : 'contents'
          }
        >
          {row.map(({ name, schema, required }) => (
            <Part
              key={name}
              {...{ schema, name, required, level }}
              label={labelOf(name, schema)}
              places={below(places, name)}
            />
          ))}
        </div>
      ))}
      {words && <WordsPart {...{ words, places, level }} label={deskWords.documents.editor.text} />}
      <UnknownIn places={places} known={names} />
    </div>
  );
}

/** Short values that follow each other share a row, where each is there once. */
function rowsOf(
  fields: readonly SchemaField[],
  places: Places,
  languages: readonly string[],
): SchemaField[][] {
  const rows: { short: boolean; fields: SchemaField[] }[] = [];
  for (const field of fields) {
    const short = places.length === 1 && isShort(shapeOf(field.schema, languages, field.name));
    const last = rows.at(-1);
    if (short && last?.short) last.fields.push(field);
    else rows.push({ short, fields: [field] });
  }
  return rows.map((row) => row.fields);
}

function isShort(shape: Shape): boolean {
  return isControl(shape) && !(shape.is === 'text' && shape.look === 'lines');
}

/** What is said once in each language: the parts of the first, each beside those of the others. */
function WordsPart({
  words,
  label,
  places,
  level,
}: {
  words: Words;
  label: string;
  places: Places;
  level: number;
}) {
  const { languages, Part } = useEditorActs();
  const schema = first(words);
  const shape = shapeOf(schema, languages);
  const every = Object.values(words).flatMap(({ name, required }) =>
    below(places, name).map((place) => ({ ...place, language: name, required })),
  );
  const leftOut = every.filter(({ required, value }) => !required && value === undefined);
  const inEach = every.filter((place) => !leftOut.includes(place));
  if (shape.is !== 'group') {
    return <Part {...{ schema, label, level }} name="" places={inEach} required />;
  }
  const misfits = inEach.filter(({ value }) => !fitting(shape, value));
  const hints = new Set(Object.values(words).map((word) => hintOf(word.schema)));
  return (
    <>
      {[...hints].filter(Boolean).map((hint) => (
        <p key={hint} className="text-xs text-muted">
          {hint}
        </p>
      ))}
      {misfits.length > 0 && <MisfitPart label={label} places={misfits} />}
      <GroupFields
        shape={shape}
        places={inEach.filter((place) => !misfits.includes(place))}
        level={level}
      />
      <LeftOut places={leftOut} blank={() => blankValue(schema)} />
    </>
  );
}

/** A language that may be absent, as the German of a mail to staff. */
function LeftOut({ places, blank }: { places: Places; blank: () => unknown }) {
  const { change, readOnly } = useEditorActs();
  if (readOnly || places.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {places.map(({ at, language }) => (
        <SmallButton key={at} onClick={() => change(at, blank())}>
          {fillIn(deskWords.documents.editor.addIn, { language: languageName(language ?? '') })}
        </SmallButton>
      ))}
    </div>
  );
}

function UnknownIn({ places, known }: { places: Places; known: readonly string[] }) {
  return places.map((place) => <UnknownValues key={place.at} place={place} known={known} />);
}

function first(words: Words) {
  return Object.values(words)[0]!.schema;
}

type Union = Extract<Shape, { is: 'union' }>;

/** One of several forms, chosen first. Choosing the former one again brings back what it held. */
export function UnionPart({ shape: { by, branches }, ...props }: PartProps & { shape: Union }) {
  const { change, languages } = useEditorActs();
  const former = useRef(new Map<string, unknown>());
  const { places, level } = props;
  const choose = ({ at, value }: SchemaPlace, chosen: string) => {
    former.current.set(`${at} ${chosenIn(value, by)}`, value);
    const branch = branches.find((one) => one.value === chosen)!;
    change(at, former.current.get(`${at} ${chosen}`) ?? asBranch(value, by, branch));
  };
  return (
    <PartFrame {...props}>
      <LanguageColumns places={places}>
        {(place) => (
          <ChoiceControl
            schema={{}}
            label={props.label}
            place={below([place], by)[0]!}
            required
            options={branches.map(({ value }) => value)}
            onChoice={(chosen) => choose(place, chosen)}
          />
        )}
      </LanguageColumns>
      {alikeIn(places, by).map(([chosen, alike]) => {
        const branch = branches.find(({ value }) => value === chosen);
        const group = branch && shapeOf(branch.schema, languages);
        return (
          group?.is === 'group' && (
            <GroupFields key={chosen} shape={group} places={alike} level={level + 1} known={[by]} />
          )
        );
      })}
    </PartFrame>
  );
}

/** The places by what is chosen in them: languages that agree are drawn side by side. */
function alikeIn(places: Places, by: string): [string, Places][] {
  return Object.entries(Object.groupBy(places, ({ value }) => chosenIn(value, by))).map(
    ([chosen, alike = []]) => [chosen, alike],
  );
}

function chosenIn(value: unknown, by: string): string {
  return String(ownValue(value, by) ?? '');
}

/** With the fields that the other branch has too. */
function asBranch(value: unknown, by: string, { value: chosen, schema }: Branch): unknown {
  const fields = isRecord(value) ? Object.entries(value) : [];
  const names = Object.keys(schema.properties ?? {});
  return { [by]: chosen, ...Object.fromEntries(fields.filter(([name]) => names.includes(name))) };
}
