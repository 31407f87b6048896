import { type ReactNode, useRef, useState } from 'react';
import { hintOf, languageName, limitsOf, namedIn, optionalNote, optionText } from './labels.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { FieldError } from '#ui/field.tsx';
import { classNames } from '#ui/class-names.ts';
import { denseControlLook, Select, SmallButton } from '#desk/kit/controls.tsx';
import { idOf, useEditorActs, useIssue } from './editor-context.ts';
import { filledLength, QuotedFacts } from './facts.tsx';
import type { SchemaPlace } from './pointer.ts';
import type { JsonSchema } from '#domain/documents/json-schema.ts';
import type { TextLook } from './shape.ts';
import { imagePath } from '#domain/address/paths.ts';
import { imageSchema, imageWidths } from '#domain/documents/image.ts';
import { ask } from '#desk/kit/api.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.documents.editor;

export type EditorControlProps = {
  schema: JsonSchema;
  label: string;
  place: SchemaPlace;
  required: boolean;
};

/** Label, control, help, limit and problem of one value. */
function Labelled({
  schema,
  label,
  place,
  required,
  count,
  over = false,
  below,
  children,
}: EditorControlProps & {
  /** How much of its limit is used. */
  count?: string | undefined;
  over?: boolean;
  below?: ReactNode;
  children: (control: {
    id: string;
    readOnly: boolean;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  }) => ReactNode;
}) {
  const { readOnly, touch } = useEditorActs();
  const issue = useIssue(place.at);
  const id = idOf(place.at);
  const hint = hintOf(schema);
  const described = [hint && `${id}-hint`, count && `${id}-count`, issue && `${id}-issue`];
  return (
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
          {place.language && (
            <span className="font-normal text-muted">
              <span className="sr-only">,</span> {languageName(place.language)}
            </span>
          )}
          {!required && <span className="font-normal text-muted"> {optionalNote(schema)}</span>}
        </label>
        {count && (
          <span
            id={`${id}-count`}
            className={over ? 'text-xs font-semibold text-danger' : 'text-xs text-muted'}
          >
            {count}
          </span>
        )}
      </div>
      {children({
        id,
        readOnly,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': issue || over ? true : undefined,
        onBlur: () => touch(place.at),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {below}
      <div aria-live="polite">{issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}</div>
    </div>
  );
}

const inputs: Record<Exclude<TextLook, 'lines'>, { type: string; pattern?: RegExp }> = {
  line: { type: 'text' },
  date: { type: 'date', pattern: /^\d{4}-\d\d-\d\d$/ },
  time: { type: 'time', pattern: /^\d\d:\d\d$/ },
  email: { type: 'email' },
  url: { type: 'url' },
};

/** From this length on a text is easier to read in several lines, whatever the schema allows. */
const longText = 90;

export function TextControl({
  look,
  maxLength,
  ...field
}: EditorControlProps & { look: TextLook; maxLength: number | undefined }) {
  const { change, facts } = useEditorActs();
  const { place, required, schema } = field;
  const text = asText(place.value);
  // Not while it is typed: the control would be replaced under the cursor.
  const [lines] = useState(look === 'lines' || (look === 'line' && text.length > longText));
  const known = facts[place.language ?? Object.keys(facts)[0] ?? ''] ?? {};
  const length = filledLength(text, known);
  const over = maxLength !== undefined && length > maxLength;
  // Before that nobody needs to count.
  const isNear = maxLength !== undefined && length > maxLength * 0.75;
  const count = isNear ? fillIn(words.characters, { count: length, limit: maxLength }) : undefined;
  return (
    <Labelled
      {...field}
      count={count}
      over={over}
      below={schema.format === undefined && <QuotedFacts text={text} facts={known} />}
    >
      {(control) => {
        const given = {
          ...control,
          value: text,
          'data-quotes-facts': schema.format === undefined ? field.label : undefined,
          onChange: ({ target }: { target: { value: string } }) =>
            change(place.at, target.value === '' && !required ? undefined : target.value),
        };
        if (lines) {
          return (
            <textarea
              {...given}
              rows={look === 'lines' ? 3 : 2}
              className={classNames(
                denseControlLook,
                'field-sizing-content max-h-[60dvh] leading-snug',
              )}
            />
          );
        }
        const { type, pattern } = inputs[look === 'lines' ? 'line' : look];
        // A control for dates hides what is none.
        const fits = text === '' || !pattern || pattern.test(text);
        return <input {...given} type={fits ? type : 'text'} className={denseControlLook} />;
      }}
    </Labelled>
  );
}

/** A value of another type is shown as it is stored, and stays as it is until it is typed over. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Typed as text: what is no number yet stays as it is typed, and is told by the check. */
export function NumberControl(field: EditorControlProps) {
  const { change } = useEditorActs();
  const { place } = field;
  const stored = place.value === undefined || place.value === null ? '' : String(place.value);
  const [typed, setTyped] = useState(stored);
  const shown = numberOf(typed) === place.value ? typed : stored;
  return (
    <Labelled {...field}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            change(place.at, numberOf(target.value));
          }}
          className={classNames(denseControlLook, 'max-w-40')}
        />
      )}
    </Labelled>
  );
}

function numberOf(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

export function ChoiceControl({
  options,
  onChoice,
  ...field
}: EditorControlProps & {
  options: readonly string[];
  /** Where a choice changes more than itself. */
  onChoice?: (option: string) => void;
}) {
  const { change, touch } = useEditorActs();
  const { place, required } = field;
  const shown = place.value === undefined || place.value === null ? '' : String(place.value);
  return (
    <Labelled {...field}>
      {({ readOnly, ...control }) => (
        <Select
          {...control}
          look="field"
          disabled={readOnly}
          value={shown}
          unlisted={shown || words.choose}
          options={[
            ...(required ? [] : [['', words.leftOut] as const]),
            ...options.map((option) => [option, optionText(option)] as const),
          ]}
          onChange={(option) => {
            if (onChoice) onChoice(option);
            else change(place.at, option === '' ? undefined : option);
            touch(place.at);
          }}
        />
      )}
    </Labelled>
  );
}

export function BooleanControl(field: EditorControlProps) {
  const { change } = useEditorActs();
  const { place } = field;
  return (
    <Labelled {...field} required>
      {({ readOnly, ...control }) => (
        <input
          {...control}
          type="checkbox"
          disabled={readOnly}
          checked={place.value === true}
          onChange={({ target }) => change(place.at, target.checked)}
          className="size-5 accent-signal"
        />
      )}
    </Labelled>
  );
}

/** Any number of the options, in the order of choosing. What is stored beside them can only be taken back. */
export function ChoicesControl({
  options,
  min,
  max,
  schema,
  label,
  place,
  required,
}: EditorControlProps & { options: readonly string[]; min: number; max: number | undefined }) {
  const { change, touch, readOnly } = useEditorActs();
  const issue = useIssue(place.at, true);
  const chosen = Array.isArray(place.value) ? place.value.map(String) : [];
  const offered = [...options, ...chosen.filter((option) => !options.includes(option))];
  const limit = limitsOf({ min, max: max === options.length ? undefined : max });
  const toggle = (option: string) => {
    const next = chosen.includes(option)
      ? chosen.filter((one) => one !== option)
      : [...chosen, option];
    change(place.at, next.length === 0 && !required ? undefined : next);
    touch(place.at);
  };
  const id = idOf(place.at);
  const hint = hintOf(schema);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={namedIn(label, place)}
      aria-describedby={issue ? `${id}-issue` : undefined}
      className="grid gap-1.5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xs font-semibold">{label}</span>
        {limit && (
          <span className="text-xs text-muted">
            {fillIn(words.entries, { count: chosen.length, limit })}
          </span>
        )}
      </div>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-1.5">
        {offered.map((option) => (
          <button
            key={option}
            type="button"
            disabled={readOnly}
            aria-pressed={chosen.includes(option)}
            onClick={() => toggle(option)}
            className="min-h-8 rounded-sm border border-line px-2 text-xs text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent/10 aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {optionText(option)}
          </button>
        ))}
      </div>
      <div aria-live="polite">{issue && <FieldError id={`${id}-issue`}>{issue}</FieldError>}</div>
    </fieldset>
  );
}

/** What the server takes; it looks at the content, whatever the name says. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a file at once; the document keeps what the server answers. */
export function ImageControl(field: EditorControlProps) {
  const { change, touch, announce } = useEditorActs();
  const { label, place } = field;
  const input = useRef<HTMLInputElement>(null);
  const image = imageSchema.safeParse(place.value).data;
  const upload = useAct({
    act: (file: File) => ask('POST /website/images', {}, { body: file }),
    failure: 'shown',
    onDone: (stored) => {
      change(place.at, stored);
      touch(place.at);
      announce(fillIn(words.imageStored, { label }));
    },
  });
  const remove = () => {
    change(place.at, undefined);
    touch(place.at);
    announce(fillIn(words.removed, { label }));
    input.current?.focus();
  };
  return (
    <Labelled {...field} below={<Problem>{upload.problem}</Problem>}>
      {({ readOnly, ...control }) => (
        <div className="flex flex-wrap items-center gap-3">
          {image && (
            <img
              src={imagePath(image.id, imageWidths(image)[0]!)}
              width={image.width}
              height={image.height}
              alt={namedIn(label, place)}
              className="h-24 w-auto max-w-full rounded-sm border border-line object-cover"
            />
          )}
          {!readOnly && (
            <input
              {...control}
              ref={input}
              type="file"
              accept={accepted}
              disabled={upload.busy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) upload.act(file);
                // The same file may be chosen again after a failure.
                target.value = '';
              }}
              className="max-w-full text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-control file:bg-surface file:px-3 file:font-semibold file:text-ink"
            />
          )}
          {image && !readOnly && (
            <SmallButton onClick={remove}>{fillIn(words.remove, { label })}</SmallButton>
          )}
          <output className="text-xs text-muted">{upload.busy && words.imageSending}</output>
        </div>
      )}
    </Labelled>
  );
}
