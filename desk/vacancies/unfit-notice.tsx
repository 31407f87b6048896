import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { UnfitVacancy } from '#domain/vacancies/vacancy-document.ts';
import { deskWords } from '#desk/kit/words.ts';
import { issueText, vacancyLabelOf } from './vacancy-fields.ts';

const words = deskWords.vacancies;

const look = 'grid gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4';

/** In the editor: what the fields below lack, and everything that is stored. */
export function UnfitNotice({ unfit: { issues, raw } }: { unfit: UnfitVacancy }) {
  return (
    <section aria-labelledby="unfit" className={look}>
      <h2 id="unfit" className="font-semibold">
        {words.unfitOne}
      </h2>
      <p>{words.unfitOneText}</p>
      <Issues issues={issues} />
      <details>
        <summary className="cursor-pointer text-accent">{words.unfitStored}</summary>
        <pre className="mt-2 max-h-96 overflow-auto rounded-sm bg-surface p-3 text-xs wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(raw, null, 2)}
        </pre>
      </details>
    </section>
  );
}

function Issues({ issues }: { issues: readonly VacancyIssue[] }) {
  return (
    <ul className="list-disc pl-5">
      {issues.map((issue) => (
        <li key={`${issue.field} ${issue.code}`}>
          {vacancyLabelOf(issue.field)} {issueText(issue)}
        </li>
      ))}
    </ul>
  );
}
