import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { readableName } from '#domain/documents/document-group.ts';
import { ask } from '#desk/kit/api.ts';
import { Choices } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { refusedIssuesOf, useEditedDocument, websiteKey } from './edited-document.ts';

const words = deskWords.documents;
const editorWords = deskWords.documents.editor;

/** The pages that show a document, with what is typed in it. */
export function PreviewView() {
  const { detail, draft } = useEditedDocument();
  const { pages, editions } = detail;
  const { content } = draft;
  const [page, setPage] = useState(pages[0]);
  const [locale, setLocale] = useState(editions[0]!.tag);
  const { data, error } = useQuery({
    queryKey: [...websiteKey, 'preview', page, locale, JSON.stringify(content)],
    queryFn: ({ signal }) =>
      ask('POST /website/:kind/:id/preview', detail, {
        body: { content, page: page!, locale },
        signal,
      }),
    enabled: page !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (page === undefined) return <p className="text-muted">{words.previewNone}</p>;
  const edition = editions.find(({ tag }) => tag === locale)!;
  return (
    <PreviewFrame
      title={fillIn(words.previewTitle, { page: readableName(page), edition: edition.name })}
      html={data?.html}
      problem={error && <Refused error={error} />}
    >
      {pages.length > 1 && (
        <Choices
          label={words.previewPage}
          options={pages.map((one) => [one, readableName(one)])}
          chosen={page}
          onChoice={setPage}
        />
      )}
      <Choices
        label={words.previewEdition}
        options={editions.map(({ tag, name }) => [tag, name])}
        chosen={locale}
        onChoice={setLocale}
      />
    </PreviewFrame>
  );
}

function Refused({ error }: { error: Error }) {
  const { detail, layout } = useEditedDocument();
  const issues = refusedIssuesOf(error) ?? [];
  return (
    <div role="alert" className="rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">
        {issues.length > 0 ? words.previewIncomplete : words.previewFailed}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.code}`}>
            {layout.labelOf(issue.field, detail)} {layout.issueText(issue)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const widths = { full: 'w-full', phone: 'w-full max-w-[390px]' };

/** A page of the site as it would be, at the width of a desk or of a phone. It runs no script. */
export function PreviewFrame({
  title,
  html,
  problem,
  startAt,
  children,
}: {
  title: string;
  /** Undefined while it is rendered. */
  html: string | undefined;
  problem?: ReactNode;
  /** A selector: what the frame shows first. Else the top of the page. */
  startAt?: string;
  /** Choices beside the width. */
  children: ReactNode;
}) {
  const [width, setWidth] = useState<keyof typeof widths>('full');
  return (
    <section aria-label={editorWords.preview} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        <Choices
          label={editorWords.previewWidth}
          options={(['full', 'phone'] as const).map((one) => [one, editorWords.previewWidths[one]])}
          chosen={width}
          onChoice={setWidth}
        />
      </div>
      <p className="text-xs text-muted">{editorWords.previewNote}</p>
      {problem ??
        (html === undefined ? (
          <output className="text-muted">{editorWords.previewLoading}</output>
        ) : (
          <iframe
            title={title}
            srcDoc={html}
            // Same origin, so that the site's style sheets and fonts load; no scripts, forms or links.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget: { contentWindow } }) => {
              const part = startAt && contentWindow?.document.querySelector(startAt);
              // Not scrollIntoView, which scrolls the desk as well.
              if (part) contentWindow?.scrollTo(0, part.getBoundingClientRect().top - 120);
            }}
            className={classNames(
              'h-[75dvh] justify-self-center rounded-md border border-line bg-paper',
              widths[width],
            )}
          />
        ))}
    </section>
  );
}
