import { languages } from '#domain/edition/editions.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { languageName } from '#desk/editor/labels.ts';
import { labelOf } from './issue-text.ts';

/** What one language says already and another does not. */
export function TranslationCheck({ issues }: { issues: readonly VacancyIssue[] }) {
  const missing = new Set(
    issues.filter(({ code }) => code === 'missing' || code === 'too-few').map(({ field }) => field),
  );
  const [first = '', ...others] = languages() as readonly string[];
  const isMissing = (language: string, field: string) =>
    missing.has(language) || missing.has(`${language}.${field}`);
  const fields = ['title', 'description', 'skills', 'responsibilities', 'requirements'];
  return others.map((language) => {
    const untranslated = fields.filter(
      (field) => isMissing(language, field) && !isMissing(first, field),
    );
    return (
      untranslated.length > 0 && (
        <p key={language} className="flex items-start gap-2 text-sm text-muted">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {fillIn(words.issues.languageMissing, {
            language: languageName(language),
            fields: untranslated.map(labelOf).join(', '),
          })}
        </p>
      )
    );
  });
}
