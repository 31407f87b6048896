import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { classNames } from '#ui/class-names.ts';
import { fillIn } from '#words/fill-in.ts';
import { denseControlLook } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { idOf, type PartProps, useEditorActs, useIssue } from './editor-context.ts';
import { hintOf, languageName, limitsOf, optionalNote } from './labels.ts';
import { InLanguage } from './part-frame.tsx';
import { ownValue, type SchemaPlace } from './pointer.ts';
import { type Shape, shapeOf } from './shape.ts';

const words = deskWords.documents.editor;

type List = Extract<Shape, { is: 'list' }>;

/** A list of texts, one a line: what is pasted is a list at once. */
export function LinesPart({ shape, ...props }: PartProps & { shape: List }) {
  const { languages } = useEditorActs();
  const { places } = props;
  const isInEach = shapeOf(shape.entry(0), languages).is === 'group';
  // An entry that is said in each language has its line in each.
  const inEach = isInEach
    ? places.flatMap((place) => languages.map((language) => ({ ...place, language })))
    : places;
  return (
    <InLanguage places={inEach}>
      {(place) => <LinesControl {...props} shape={shape} place={place} isInEach={isInEach} />}
    </InLanguage>
  );
}

function LinesControl({
  schema,
  shape,
  label,
  required,
  place,
  isInEach,
}: Omit<PartProps, 'places'> & { shape: List; place: SchemaPlace; isInEach: boolean }) {
  const { change, touch, readOnly } = useEditorActs();
  const language = place.language ?? '';
  const stored = Array.isArray(place.value) ? (place.value as unknown[]) : [];
  const texts = stored.map((entry) => String((isInEach ? ownValue(entry, language) : entry) ?? ''));
  const lines = texts.filter(Boolean);
  const [typed, setTyped] = useState(lines.join('\n'));
  const shown = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  const issue = useIssue(place.at, true);
  const id = isInEach ? `${idOf(place.at)}.${language}` : idOf(place.at);
  const hint = hintOf(schema);
  const limit = limitsOf(shape);
  const count = limit && fillIn(words.entries, { count: lines.length, limit });
  const described = [`${id}-count`, hint && `${id}-hint`, issue && `${id}-issue`];
  return (
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
          {language && (
            <span className="font-normal text-muted">
              <span className="sr-only">,</span> {languageName(language)}
            </span>
          )}
          {!required && <span className="font-normal text-muted"> {optionalNote(schema)}</span>}
        </label>
        <span id={`${id}-count`} className="text-xs text-muted">
          {[words.oneALine, count].filter(Boolean).join(' · ')}
        </span>
      </div>
      <textarea
        id={id}
        readOnly={readOnly}
        rows={3}
        value={shown}
        data-quotes-facts={label}
        aria-describedby={described.filter(Boolean).join(' ')}
        aria-invalid={issue ? true : undefined}
        onBlur={() => touch(place.at)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = linesOf(target.value);
          const entries = isInEach ? entriesIn(language, next, stored) : next;
          change(place.at, entries.length === 0 && !required ? undefined : entries);
        }}
        className={classNames(
          denseControlLook,
          'field-sizing-content max-h-[60dvh] leading-relaxed',
        )}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">{issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}</div>
    </div>
  );
}

/** Without the marks of a list that was pasted. */
function linesOf(typed: string): string[] {
  return typed
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–·▪]|\d{1,2}[.)])\s+/u, '').trim())
    .filter(Boolean);
}

/**
 * Entries with these lines in one language. A line that was there keeps its entry, and with it what
 * the other languages say; one that was changed keeps that of its place.
 */
function entriesIn(
  language: string,
  lines: readonly string[],
  before: readonly unknown[],
): unknown[] {
  const textIn = (entry: unknown) => String(ownValue(entry, language) ?? '');
  const left = new Set(before);
  const taken = lines.map((line, at) => {
    const same = [...left].find((entry) => textIn(entry) === line);
    const inPlace = before[at];
    const isChanged = left.has(inPlace) && !lines.includes(textIn(inPlace));
    const entry = same ?? (isChanged ? inPlace : undefined);
    left.delete(entry);
    return { ...(entry as object), [language]: line };
  });
  // Those of which this language says nothing yet.
  return [...taken, ...[...left].filter((entry) => textIn(entry) === '')];
}
