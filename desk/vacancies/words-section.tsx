import { languages } from '../../domain/edition/editions.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from './editor-context.ts';
import { TextControl } from './fields.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { labelOf } from './issue-text.ts';
import { listFields, type WordsDraft } from './vacancy-draft.ts';

/** The words in English and German: beside each other, or one at a time on a narrow screen. */
export function WordsSection() {
  const { draft, change, check, language, showLanguage } = useEditor();
  const set = (key: keyof WordsDraft, of: 'en' | 'de') => (text: string) =>
    change((before) => ({ ...before, [of]: { ...before[of], [key]: text } }));
  const missingIn = (of: 'en' | 'de') =>
    check.issues.filter(
      ({ field, code }) => field.startsWith(`${of}.`) && (code === 'missing' || code === 'too-few'),
    );
  const german = missingIn('de').map(({ field }) => labelOf(field.slice('de.'.length)));
  return (
    <section className="grid gap-3" aria-labelledby="words">
      <h2 id="words" className="text-lg">
        {words.sections.words}
      </h2>
      {german.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {fillIn(words.issues.germanMissing, { fields: german.join(', ') })}
        </p>
      )}
      <fieldset
        aria-label={words.languageTabs}
        className="sticky top-0 z-10 grid grid-cols-2 bg-paper md:hidden"
      >
        {languages.map((of) => (
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
      <InBothLanguages>
        {(of) => (
          <TextControl
            field={`${of}.title`}
            label={`${words.fields.title}, ${words.languages[of]}`}
            hint={of === 'de' ? words.hints.title : undefined}
            lang={of}
            value={draft[of].title}
            onText={set('title', of)}
          />
        )}
      </InBothLanguages>
      <InBothLanguages>
        {(of) => (
          <TextControl
            field={`${of}.description`}
            label={`${words.fields.description}, ${words.languages[of]}`}
            hint={of === 'en' ? words.hints.description : undefined}
            lang={of}
            rows={4}
            value={draft[of].description}
            onText={set('description', of)}
          />
        )}
      </InBothLanguages>
      {listFields.map((key) => (
        <InBothLanguages key={key}>
          {(of) => (
            <TextControl
              field={`${of}.${key}`}
              label={`${words.fields[key]}, ${words.languages[of]}`}
              hint={words.hints[key]}
              lang={of}
              rows={5}
              value={draft[of][key]}
              onText={set(key, of)}
            />
          )}
        </InBothLanguages>
      ))}
    </section>
  );
}
