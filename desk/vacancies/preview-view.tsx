import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultLocale, editionOf, editions, type Locale } from '../../domain/edition/editions.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { classNames } from '../../ui/class-names.ts';
import { useEditor } from './editor-context.ts';
import { issueText, labelOf } from './issue-text.ts';
import { issuesOf, previewVacancy } from './vacancy-api.ts';

const widths = { full: 'w-full', phone: 'w-full max-w-[390px]' };

/** The page as the site renders it, unsaved changes included. The frame runs no script. */
export function PreviewView() {
  const { vacancy } = useEditor();
  const [locale, setLocale] = useState<Locale>(defaultLocale());
  const [width, setWidth] = useState<keyof typeof widths>('full');
  const { data, error } = useQuery({
    queryKey: ['vacancy-preview', locale, JSON.stringify(vacancy)],
    queryFn: ({ signal }) => previewVacancy(vacancy, locale, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const title = fillIn(words.previewTitle, { edition: editionOf(locale).name });
  return (
    <section aria-label={words.views.preview} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Choices
          label={words.previewEdition}
          options={editions().map(({ tag, name }) => ({ value: tag, name }))}
          chosen={locale}
          onChoice={setLocale}
        />
        <Choices
          label={words.previewWidth}
          options={(['full', 'phone'] as const).map((value) => ({
            value,
            name: words.previewWidths[value],
          }))}
          chosen={width}
          onChoice={setWidth}
        />
      </div>
      <p className="text-xs text-muted">{words.previewNote}</p>
      {error ? (
        <Refused error={error} />
      ) : data ? (
        <iframe
          title={title}
          srcDoc={data.html}
          // Same origin, so that the site's style sheets and fonts load; no scripts, forms or links.
          sandbox="allow-same-origin"
          className={classNames(
            'h-[75dvh] justify-self-center rounded-md border border-line bg-paper',
            widths[width],
          )}
        />
      ) : (
        <output className="text-muted">{words.previewLoading}</output>
      )}
    </section>
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

function Choices<Value extends string>({
  label,
  options,
  chosen,
  onChoice,
}: {
  label: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoice: (value: Value) => void;
}) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1">
      {options.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoice(value)}
          className="min-h-9 rounded-sm border border-line bg-surface px-2.5 text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
