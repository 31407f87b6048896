import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editionOf, type Locale } from '#domain/edition/editions.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { PreviewChoices, PreviewFrame } from '#desk/editor/preview-frame.tsx';
import { useEditor } from './editor-context.ts';
import { issueText, labelOf } from './vacancy-fields.ts';
import { issuesOf, previewVacancy } from './vacancy-api.ts';
import { firm } from '#desk/kit/firm.ts';

const words = deskWords.vacancies;

/** The page as the site renders it, unsaved changes included. */
export function PreviewView() {
  const { fields } = useEditor();
  const [locale, setLocale] = useState<Locale>(firm().editions[0]!.tag);
  const { data, error } = useQuery({
    queryKey: ['vacancy-preview', locale, JSON.stringify(fields)],
    queryFn: ({ signal }) => previewVacancy(fields, locale, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <PreviewFrame
      title={fillIn(words.previewTitle, { edition: editionOf(firm(), locale).name })}
      html={data?.html}
      problem={error && <Refused error={error} />}
    >
      <PreviewChoices
        label={words.previewEdition}
        options={firm().editions.map(({ tag, name }) => ({ value: tag, name }))}
        chosen={locale}
        onChoice={setLocale}
      />
    </PreviewFrame>
  );
}

function Refused({ error }: { error: Error }) {
  const issues = issuesOf(error);
  return (
    <div role="alert" className="rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">{issues ? words.previewIncomplete : words.previewFailed}</p>
      <ul className="mt-2 list-disc pl-5">
        {issues?.map((issue) => (
          <li key={`${issue.field} ${issue.code}`}>
            {labelOf(issue.field)} {issueText(issue)}
          </li>
        ))}
      </ul>
    </div>
  );
}
