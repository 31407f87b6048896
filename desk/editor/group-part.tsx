import { useRef } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { type PartProps, useEditorActs } from './editor-context.ts';
import { hintOf, labelOf, languageName } from './labels.ts';
import { below, isRecord, ownValue, type SchemaPlace, type Places } from './pointer.ts';
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
import { fitting, InLanguage, MisfitPart, PartFrame, UnknownIn } from './part-frame.tsx';

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

/** The fields of a group without its heading. */
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
  const names = [...fields.map(({ name }) => name), ...Object.keys(words ?? {}), ...known];
  const drawn = fields.map((field) => ({
    ...field,
    label: labelOf(field.name, field.schema),
    places: below(places, field.name),
  }));
  return (
    <div className="grid min-w-0 gap-4">
      <FieldRows fields={drawn} level={level} />
      {words && <WordsPart {...{ words, places, level }} label={deskWords.documents.editor.text} />}
      <UnknownIn places={places} known={names} />
    </div>
  );
}

/** A field with its name, and where it is in the document. */
export type DrawnField = SchemaField & { label: string; places: Places };

export function FieldRows({ fields, level }: { fields: readonly DrawnField[]; level: number }) {
  const { Part, languages } = useEditorActs();
  return rowsOf(fields, languages).map((row) => (
    <div
      key={row[0]!.name}
      className={
        row.length > 1
          ? classNames(
              'grid gap-x-3 gap-y-4',
              row.some(({ schema, name }) => shapeOf(schema, languages, name).is === 'text')
                ? 'grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]'
                : 'grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]',
            )
          : 'contents'
      }
    >
      {row.map((field) => (
        <Part key={field.name} {...field} level={level} />
      ))}
    </div>
  ));
}

/** Short values that follow each other share a row, where each is there once. */
function rowsOf(fields: readonly DrawnField[], languages: readonly string[]): DrawnField[][] {
  const rows: { short: boolean; fields: DrawnField[] }[] = [];
  for (const field of fields) {
    const short =
      field.places.length === 1 && isShort(shapeOf(field.schema, languages, field.name));
    const last = rows.at(-1);
    if (short && last?.short) last.fields.push(field);
    else rows.push({ short, fields: [field] });
  }
  return rows.map((row) => row.fields);
}

function isShort(shape: Shape): boolean {
  return isControl(shape) && !(shape.is === 'text' && shape.look === 'lines');
}

/** What is said once in each language: by the form of the first, as all have the same. */
export function splitWords(words: Words | undefined, places: Places, languages: readonly string[]) {
  if (!words) return { fields: [], inEach: [], leftOut: [], misfits: [], known: [] };
  const schema = first(words);
  const shape = shapeOf(schema, languages);
  const every = Object.values(words).flatMap(({ name, required }) =>
    below(places, name).map((place) => ({ ...place, language: name, required })),
  );
  const leftOut = every.filter(({ required, value }) => !required && value === undefined);
  const there = every.filter((place) => !leftOut.includes(place));
  const misfits = shape.is === 'group' ? there.filter(({ value }) => !fitting(shape, value)) : [];
  return {
    fields: shape.is === 'group' ? shape.fields : [],
    inEach: there.filter((place) => !misfits.includes(place)),
    leftOut: leftOut.map((place) => ({ ...place, blank: () => blankValue(schema) })),
    misfits,
    known: Object.keys(words),
  };
}

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
  const { inEach, leftOut, misfits } = splitWords(words, places, languages);
  if (shape.is !== 'group') {
    return <Part {...{ schema, label, level }} name="" places={inEach} required />;
  }
  const hints = new Set(Object.values(words).map((word) => hintOf(word.schema)));
  return (
    <>
      {[...hints].filter(Boolean).map((hint) => (
        <p key={hint} className="text-xs text-muted">
          {hint}
        </p>
      ))}
      {misfits.length > 0 && <MisfitPart label={label} places={misfits} />}
      <GroupFields shape={shape} places={inEach} level={level} />
      <AddLanguages places={leftOut} />
    </>
  );
}

/** A language that may be absent, as the German of a mail to staff. */
export function AddLanguages({
  places,
}: {
  places: readonly (SchemaPlace & { blank(): unknown })[];
}) {
  const { change, readOnly } = useEditorActs();
  if (readOnly || places.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {places.map(({ at, language, blank }) => (
        <SmallButton key={at} onClick={() => change(at, blank())}>
          {fillIn(deskWords.documents.editor.addIn, { language: languageName(language ?? '') })}
        </SmallButton>
      ))}
    </div>
  );
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
      <InLanguage places={places}>
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
      </InLanguage>
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
