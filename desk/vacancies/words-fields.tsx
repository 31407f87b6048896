import { languages, type Language } from '../../domain/edition/editions.ts';
import type { WordsField } from '../../domain/vacancy/vacancy-field.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from './editor-context.ts';
import { TextControl } from './fields.tsx';
import { InEachLanguage } from './in-each-language.tsx';
import { labelOf } from './issue-text.ts';

/** A text in each language. */
export function Words({ field, rows }: { field: WordsField; rows?: number }) {
  const { draft, change } = useEditor();
  return (
    <InEachLanguage>
      {(of) => (
        <TextControl
          field={`${of}.${field}`}
          label={`${words.fields[field]}, ${words.languages[of]}`}
          hint={words.hints[field]}
          lang={of}
          rows={rows}
          value={draft[of][field]}
          onText={(text) =>
            change((before) => ({ ...before, [of]: { ...before[of], [field]: text } }))
          }
        />
      )}
    </InEachLanguage>
  );
}

/** What the translations still lack, and on a narrow screen the choice of the language shown. */
export function LanguageBar() {
  const { check, language, showLanguage } = useEditor();
  const missingIn = (of: Language) =>
    check.issues.filter(
      ({ field, code }) => field.startsWith(`${of}.`) && (code === 'missing' || code === 'too-few'),
    );
  const translations = languages()
    .slice(1)
    .map((of) => ({ of, fields: missingIn(of).map(({ field }) => labelOf(withoutFirst(field))) }));
  return (
    <>
      {translations.map(
        ({ of, fields }) =>
          fields.length > 0 && (
            <p key={of} className="flex items-start gap-2 text-sm text-muted">
              <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
              {fillIn(words.issues.languageMissing, {
                language: words.languages[of],
                fields: fields.join(', '),
              })}
            </p>
          ),
      )}
      <fieldset
        aria-label={words.languageTabs}
        className="sticky top-0 z-10 grid auto-cols-fr grid-flow-col bg-paper md:hidden"
      >
        {languages().map((of) => (
          <button
            key={of}
            type="button"
            aria-pressed={language === of}
            onClick={() => showLanguage(of)}
            className="min-h-11 border-b-2 border-line text-muted aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {words.languages[of]}
            {missingIn(of).length > 0 && (
              <span className="ml-2 text-xs text-danger">
                {fillIn(words.missingCount, { count: missingIn(of).length })}
              </span>
            )}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function withoutFirst(field: string): string {
  return field.split('.').slice(1).join('.');
}
