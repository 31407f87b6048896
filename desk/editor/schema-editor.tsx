import { useMemo, useState, memo, useEffect, useRef } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Choices } from '#desk/kit/controls.tsx';
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
  useEditorState,
} from './editor-context.ts';
import { ListPart, RecordPart } from './entries.tsx';
import { FactPicker } from './facts.tsx';
import { type FieldGroup, FieldGroups } from './field-groups.tsx';
import { useGoTo } from './go-to-field.ts';
import { GroupPart, UnionPart } from './group-part.tsx';
import { languageName } from './labels.ts';
import { LinesPart } from './lines-control.tsx';
import { fitting, InLanguage, MisfitPart } from './part-frame.tsx';
import {
  type Places,
  type SchemaPlace,
  withValue,
  isRecord,
  type Pointer,
  samePlaces,
} from './pointer.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import { isLines, shapeOf, type Shape } from './shape.ts';

const words = deskWords.documents.editor;

/** Edits a document in the form that its schema has. What the schema does not know is kept. */
export function SchemaEditor({
  schema,
  value,
  languages,
  facts,
  issues,
  attempts,
  language,
  onLanguage,
  groups,
  readOnly = false,
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
  /** The language that is shown. */
  language: string;
  /** The same function throughout. */
  onLanguage: (language: string) => void;
  /** Without them single values come together, and each larger part by itself. */
  groups?: readonly FieldGroup[] | undefined;
  readOnly?: boolean;
  /** Names of fields that are drawn elsewhere. */
  apart?: readonly string[];
  /** The same function throughout. */
  onChange: (update: (before: unknown) => unknown) => void;
}) {
  const [changed] = useState(() => new Set<Pointer>());
  const [touched, setTouched] = useState<ReadonlySet<Pointer>>(new Set());
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
      show: onLanguage,
      Part,
    }),
    [languages, facts, readOnly, changed, onChange, onLanguage],
  );
  const state = useMemo(
    () => ({ issues, touched, attempted: attempts > 0, language, written: value }),
    [issues, touched, attempts, language, value],
  );
  const drawn = useMemo(() => drawnOf(schema, apart), [schema, apart]);
  const rest = apart.length > 0 && isRecord(value) ? without(value, apart) : value;
  const place: SchemaPlace = { at: '', value: rest, language: undefined };
  return (
    <EditorActsContext value={acts}>
      <EditorStateContext value={state}>
        <div className="grid min-w-0 gap-4">
          <IssueSummary attempts={attempts} />
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {languages.length > 1 && <LanguageSwitch />}
            {!readOnly && <FactPicker facts={facts} language={language} />}
          </div>
          <FieldGroups schema={drawn} place={place} groups={groups} />
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

/** One language is edited at a time. */
function LanguageSwitch() {
  const { languages, show } = useEditorActs();
  const { language: shown } = useEditorState();
  return (
    <Choices
      label={words.language}
      options={languages.map((one) => [one, languageName(one)])}
      chosen={shown}
      onChoice={show}
    />
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
      return isLines(shape, languages) && !isBroken(places) ? (
        <LinesPart {...props} shape={shape} />
      ) : (
        <ListPart {...props} shape={shape} />
      );
    case 'record':
      return <RecordPart {...props} shape={shape} />;
    case 'union':
      return <UnionPart {...props} shape={shape} />;
    default:
      return (
        <InLanguage places={places}>
          {(place) => <Control shape={shape} {...props} place={place} />}
        </InLanguage>
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

/** A text of several lines would become several entries. */
function isBroken(places: Places): boolean {
  return places.some(({ value }) => JSON.stringify(value ?? '').includes(String.raw`\n`));
}

const issueLook =
  'min-h-6 text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

/** After publishing was refused: everything that keeps it, each with a way to its field. */
function IssueSummary({ attempts }: { attempts: number }) {
  const { issues } = useEditorState();
  const goTo = useGoTo();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempts === 0) return undefined;
    // In the next frame: the dialog that asked closes now and gives the focus back to its opener.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [attempts]);
  if (attempts === 0 || issues.length === 0) return null;
  return (
    <div className="rounded-md border border-l-4 border-line border-l-danger bg-surface p-3">
      <p ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <Icon name="alert" className="size-4 shrink-0" />
        {fillIn(words.issues, { count: issues.length })}
      </p>
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.text}`}>
            {issue.to ? (
              <Link to={issue.to} className={issueLook}>
                {issue.text}
              </Link>
            ) : (
              <button type="button" onClick={() => goTo(issue.field)} className={issueLook}>
                {issue.text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
