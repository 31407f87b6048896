import { useEffect, useRef } from 'react';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { isLanguage } from '../../domain/edition/editions.ts';
import { useEditor } from './editor-context.ts';
import { idOf } from './fields.tsx';
import { controlOf, issueText, labelOf } from './issue-text.ts';

/** Everything that keeps the advert from being saved or published, each with a way to its field. */
export function IssueSummary() {
  const { check, attempted, isDraft } = useEditor();
  const heading = useRef<HTMLParagraphElement>(null);
  // An attempt that was refused moves the focus to the reasons.
  useEffect(() => {
    if (attempted === 0) return;
    // In the next frame: the dialog that asked closes now and gives the focus back to its opener.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [attempted]);
  if (check.is === 'pending') return null;
  const { issues } = check;
  const blocksSaving = !isDraft && issues.some(({ law }) => !law);
  const sentence = blocksSaving ? words.issues.saving : words.issues.publishing;
  // A draft that was only begun is incomplete, not wrong: its fields are named when it is published.
  const isListed = issues.length > 0 && (!isDraft || attempted > 0);
  return (
    <div
      className={
        isListed
          ? 'rounded-md border border-l-4 border-line border-l-danger bg-surface p-3'
          : issues.length > 0
            ? 'rounded-md border border-line bg-surface p-3'
            : 'rounded-md border border-l-4 border-line border-l-success bg-surface p-3'
      }
    >
      <p ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        {(isListed || issues.length === 0) && (
          <Icon name={isListed ? 'alert' : 'check'} className="size-4 shrink-0" />
        )}
        {issues.length > 0 ? fillIn(sentence, { count: issues.length }) : words.issues.none}
        {check.is === 'unknown' && (
          <span className="font-normal text-muted">{words.issues.unknown}</span>
        )}
      </p>
      {isListed && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {issues.map((issue) => (
            <li key={`${issue.field} ${issue.code}`}>
              <IssueLink issue={issue} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function IssueLink({ issue }: { issue: VacancyIssue }) {
  const { showLanguage } = useEditor();
  const { field } = issue;
  const text = `${labelOf(field)} ${issueText(issue)}`;
  // The firm's data is not edited here.
  if (field.startsWith('company.')) return <span>{text}</span>;
  const goTo = () => {
    const language = field.split('.').find(isLanguage);
    if (language) showLanguage(language);
    // After the language is shown: what is hidden cannot take the focus.
    requestAnimationFrame(() => {
      const control = document.getElementById(idOf(controlOf(field)));
      control?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <button
      type="button"
      onClick={goTo}
      className="min-h-6 text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {text}
    </button>
  );
}
