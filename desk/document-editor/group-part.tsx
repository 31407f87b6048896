import { editorWords } from '../../messages/desk-words/editor.ts';
import { useEditorActs } from './editor-context.ts';
import { labelOf } from './labels.ts';
import { fitting, MisfitPart } from './misfit-part.tsx';
import { below, type Places } from './place.ts';
import type { PartProps } from './part-props.ts';
import { PartFrame } from './part-frame.tsx';
import { isControl, shapeOf, type Shape, type Words } from './shape.ts';
import { UnknownValues } from './unknown-values.tsx';

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
export function GroupFields({
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
  const { Part } = useEditorActs();
  const names = [...fields.map(({ name }) => name), ...Object.keys(words ?? {}), ...known];
  return (
    <div className="grid min-w-0 gap-4">
      {fields.map(({ name, schema, required }) => (
        <Part
          key={name}
          {...{ schema, name, required, level }}
          label={labelOf(name, schema)}
          places={below(places, name)}
        />
      ))}
      {words && <WordsPart {...{ words, places, level }} label={editorWords.text} />}
      <UnknownIn places={places} known={names} />
    </div>
  );
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
  const inEach = Object.keys(words).flatMap((language) =>
    below(places, language).map((place) => ({ ...place, language })),
  );
  if (shape.is !== 'group') {
    return <Part {...{ schema, label, level }} name="" places={inEach} required />;
  }
  const misfits = inEach.filter(({ value }) => !fitting(shape, value));
  const hints = new Set(Object.values(words).map(({ description }) => description));
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
    </>
  );
}

function UnknownIn({ places, known }: { places: Places; known: readonly string[] }) {
  return places.map((place) => <UnknownValues key={place.at} place={place} known={known} />);
}

function first(words: Words) {
  return Object.values(words)[0]!;
}
