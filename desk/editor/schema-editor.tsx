import { useMemo, useState } from 'react';
import { editorWords as words } from '#words/desk/editor.ts';
import {
  EditorActsContext,
  EditorStateContext,
  type EditorActs,
  type EditorFacts,
  type EditorIssue,
} from './editor-context.ts';
import { FactPicker } from './fact-picker.tsx';
import { IssueSummary } from './issue-summary.tsx';
import type { JsonSchema } from './json-schema.ts';
import { fieldLabel, languageName } from './labels.ts';
import { Part } from './part.tsx';
import type { Place } from './place.ts';
import { withValue, type Pointer } from './pointer.ts';
import { SectionLinks } from './section-links.tsx';
import { shapeOf } from './shape.ts';

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
  const shape = shapeOf(schema, languages);
  const place: Place = { at: '', value, language: undefined };
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
              schema={schema}
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
