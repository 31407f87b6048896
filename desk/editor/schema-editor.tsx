import { useMemo, useState, memo, useEffect, useRef } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import {
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  type EditorControlProps,
  ImageControl,
  NumberControl,
  TextControl,
} from './controls.tsx';
import {
  EditorActsContext,
  EditorStateContext,
  type EditorActs,
  type EditorFacts,
  type EditorIssue,
  useEditorActs,
  type PartProps,
  idOfField,
  useEditorState,
} from './editor-context.ts';
import { ListPart, RecordPart } from './entries.tsx';
import { FactPicker } from './facts.tsx';
import { LanguageColumns, fitting, GroupPart, MisfitPart, UnionPart } from './part-frame.tsx';
import { fieldLabel, languageName, labelOf } from './labels.ts';
import { type SchemaPlace, withValue, isRecord, type Pointer, samePlaces } from './pointer.ts';
import { type JsonSchema, shapeOf, type Shape, isControl, type SchemaField } from './shape.ts';

const words = deskWords.documents.editor;

/** Edits a document in the form that its schema has. What the schema does not know is kept. */
export function SchemaEditor({
  schema,
  value,
  languages,
  facts,
  issues,
  attempts,
  readOnly = false,
  labelOf = (field) => fieldLabel(schema, field, languages),
  apart = none,
  onChange,
}: {
  schema: JsonSchema;
  /** Perhaps incomplete, or not what the schema says. */
  value: unknown;
  languages: readonly string[];
  facts: EditorFacts;
  issues: readonly EditorIssue[];
  /** How often publishing was refused: from the first on every issue is shown. */
  attempts: number;
  readOnly?: boolean;
  /** Names a field of an issue; by itself as the schema does. */
  labelOf?: (field: string) => string;
  /** Names of fields that are drawn elsewhere. */
  apart?: readonly string[];
  /** The same function throughout. */
  onChange: (update: (before: unknown) => unknown) => void;
}) {
  const [changed] = useState(() => new Set<Pointer>());
  const [touched, setTouched] = useState<ReadonlySet<Pointer>>(new Set());
  const [language, setLanguage] = useState(languages[0] ?? '');
  const [announced, announce] = useState('');
  const acts = useMemo(
    (): EditorActs => ({
      languages,
      facts,
      readOnly,
      change: (at, next) => {
        changed.add(at);
        onChange((before) => withValue(before, at, next));
      },
      touch: (at) => {
        if (changed.has(at)) setTouched((before) => new Set([...before, at]));
      },
      announce,
      Part,
    }),
    [languages, facts, readOnly, changed, onChange],
  );
  const state = useMemo(
    () => ({ issues, touched, attempted: attempts > 0, language }),
    [issues, touched, attempts, language],
  );
  const drawn = useMemo(() => drawnOf(schema, apart), [schema, apart]);
  const shape = shapeOf(drawn, languages);
  const rest = apart.length > 0 && isRecord(value) ? without(value, apart) : value;
  const place: SchemaPlace = { at: '', value: rest, language: undefined };
  return (
    <EditorActsContext value={acts}>
      <EditorStateContext value={state}>
        <div className="grid items-start gap-x-8 gap-y-4 xl:grid-cols-[12rem_minmax(0,1fr)]">
          <SectionLinks shape={shape} />
          <div className="grid min-w-0 gap-4">
            <IssueSummary labelOf={labelOf} attempts={attempts} onLanguage={setLanguage} />
            <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 bg-paper py-1">
              {languages.length > 1 && (
                <LanguageSwitch languages={languages} shown={language} onChoice={setLanguage} />
              )}
              {!readOnly && <FactPicker facts={facts} language={language} />}
            </div>
            <Part
              bare
              schema={drawn}
              name=""
              label={words.contents}
              places={[place]}
              required
              level={1}
            />
          </div>
        </div>
        <output className="sr-only">{announced}</output>
      </EditorStateContext>
    </EditorActsContext>
  );
}

const none: readonly string[] = [];

function drawnOf(schema: JsonSchema, apart: readonly string[]): JsonSchema {
  if (apart.length === 0 || !schema.properties) return schema;
  const required = (schema.required ?? []).filter((name) => !apart.includes(name));
  return { ...schema, properties: without(schema.properties, apart), required };
}

function without<Value>(fields: Readonly<Record<string, Value>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Below 900 px, where there is room for one language. */
function LanguageSwitch({
  languages,
  shown,
  onChoice,
}: {
  languages: readonly string[];
  shown: string;
  onChoice: (language: string) => void;
}) {
  return (
    <fieldset
      aria-label={words.language}
      className="grid grow auto-cols-fr grid-flow-col min-[900px]:hidden"
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => onChoice(language)}
          className="min-h-11 border-b-2 border-line text-muted aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {languageName(language)}
        </button>
      ))}
    </fieldset>
  );
}

/** Whatever stands at a place of the document, drawn as its schema says. */
export const Part = memo(DrawnPart, (before, after) => {
  const { places, ...rest } = before;
  const unchanged = Object.entries(rest).every(
    ([name, value]) => after[name as keyof typeof rest] === value,
  );
  return unchanged && samePlaces(places, after.places);
});

function DrawnPart(props: PartProps) {
  const { languages } = useEditorActs();
  const { schema, name, places } = props;
  const shape = shapeOf(schema, languages, name);
  if (!places.every(({ value }) => fitting(shape, value))) return <MisfitPart {...props} />;
  switch (shape.is) {
    case 'group':
      return <GroupPart {...props} shape={shape} />;
    case 'list':
      return <ListPart {...props} shape={shape} />;
    case 'record':
      return <RecordPart {...props} shape={shape} />;
    case 'union':
      return <UnionPart {...props} shape={shape} />;
    default:
      return (
        <LanguageColumns places={places}>
          {(place) => <Control shape={shape} {...props} place={place} />}
        </LanguageColumns>
      );
  }
}

function Control({ shape, ...field }: { shape: Shape } & EditorControlProps) {
  switch (shape.is) {
    case 'text':
      return <TextControl {...field} look={shape.look} maxLength={shape.maxLength} />;
    case 'number':
      return <NumberControl {...field} />;
    case 'boolean':
      return <BooleanControl {...field} />;
    case 'choice':
      return <ChoiceControl {...field} options={shape.options} />;
    case 'choices':
      return <ChoicesControl {...field} {...shape} />;
    case 'image':
      return <ImageControl {...field} />;
    default:
      return null;
  }
}

/** The parts of a long document, beside it on a wide screen. */
export function SectionLinks({ shape }: { shape: Shape }) {
  const { languages } = useEditorActs();
  const sections = sectionsOf(shape, languages);
  if (sections.length < 3) return <div className="max-xl:hidden" />;
  return (
    <nav aria-label={words.contents} className="sticky top-32 max-xl:hidden">
      <ul className="grid max-h-[calc(100dvh-9rem)] overflow-y-auto border-l border-line">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.focus({ preventScroll: true });
                section?.scrollIntoView({ block: 'start' });
              }}
              className="block px-3 py-1.5 text-xs text-muted hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionsOf(shape: Shape, languages: readonly string[]): { id: string; label: string }[] {
  if (shape.is !== 'group') return [];
  const own = shape.fields.filter((field) => isSection(field, languages));
  const [language] = Object.keys(shape.words ?? {});
  const inWords = language ? shapeOf(shape.words![language]!.schema, languages) : undefined;
  const worded = inWords?.is === 'group' ? inWords.fields : [];
  return [
    ...own.map(({ name, schema }) => ({ id: idOfField(name), label: labelOf(name, schema) })),
    ...worded
      .filter((field) => isSection(field, languages))
      .map(({ name, schema }) => ({
        id: idOfField(`${language}.${name}`),
        label: labelOf(name, schema),
      })),
  ];
}

function isSection({ schema, name }: SchemaField, languages: readonly string[]): boolean {
  const shape = shapeOf(schema, languages, name);
  return !isControl(shape) && shape.is !== 'choices';
}

/** After publishing was refused: everything that keeps it, each with a way to its field. */
export function IssueSummary({
  labelOf,
  attempts,
  onLanguage,
}: {
  labelOf: (field: string) => string;
  attempts: number;
  onLanguage: (language: string) => void;
}) {
  const { issues } = useEditorState();
  const { languages } = useEditorActs();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempts === 0) return undefined;
    // In the next frame: the dialog that asked closes now and gives the focus back to its opener.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [attempts]);
  if (attempts === 0 || issues.length === 0) return null;
  const goTo = ({ field }: EditorIssue) => {
    const language = field.split('.').find((name) => languages.includes(name));
    if (language) onLanguage(language);
    // After the language is shown: what is hidden cannot take the focus.
    requestAnimationFrame(() => showField(field));
  };
  return (
    <div className="rounded-md border border-l-4 border-line border-l-danger bg-surface p-3">
      <p ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <Icon name="alert" className="size-4 shrink-0" />
        {fillIn(words.issues, { count: issues.length })}
      </p>
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.text}`}>
            <button
              type="button"
              onClick={() => goTo(issue)}
              className="min-h-6 text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {labelOf(issue.field)} {issue.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves to the control of a field, or to the nearest part around it that is drawn. */
function showField(field: string) {
  const path = field.split('.');
  const drawn = path
    .map((_, index) =>
      document.getElementById(idOfField(path.slice(0, path.length - index).join('.'))),
    )
    .find((element) => element !== null);
  // A whole language may be missing: then the first of its fields.
  const target = drawn ?? document.querySelector<HTMLElement>(`[id^="${idOfField(field)}."]`);
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
