import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import type { JsonSchema } from '#desk/editor/shape.ts';
import { readableName } from '#domain/documents/readable-name.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { PreviewChoices, PreviewFrame } from '#desk/editor/preview-frame.tsx';
import { ApiError } from '#desk/kit/api.ts';
import { issueWords } from './issue-words.ts';
import { previewPage, websiteKey } from './website-api.ts';

const words = deskWords.documents;

/** The pages that show a document, with what is typed in it. */
export function PreviewView({ detail, content }: { detail: WebsiteDetail; content: unknown }) {
  const { pages, editions } = detail;
  const [name, setName] = useState(pages[0]?.name ?? '');
  const [tag, setTag] = useState(editions[0]!.tag);
  const page = pages.find((one) => one.name === name);
  const address = page?.addresses.find(({ locale }) => locale === tag)?.address;
  const { data, error } = useQuery({
    queryKey: [...websiteKey, 'preview', address, JSON.stringify(content)],
    queryFn: ({ signal }) => previewPage(detail, content, address!, signal),
    enabled: address !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (!page) return <p className="text-muted">{words.previewNone}</p>;
  const edition = editions.find((one) => one.tag === tag)!;
  return (
    <PreviewFrame
      title={fillIn(words.previewTitle, { page: readableName(name), edition: edition.name })}
      html={data?.html}
      problem={error && <Refused error={error} detail={detail} />}
    >
      {pages.length > 1 && (
        <PreviewChoices
          label={words.previewPage}
          options={pages.map((one) => ({ value: one.name, name: readableName(one.name) }))}
          chosen={name}
          onChoice={setName}
        />
      )}
      <PreviewChoices
        label={words.previewEdition}
        options={editions.map((one) => ({ value: one.tag, name: one.name }))}
        chosen={tag}
        onChoice={setTag}
      />
    </PreviewFrame>
  );
}

function Refused({ error, detail }: { error: Error; detail: WebsiteDetail }) {
  const issues = issuesOf(error);
  return (
    <div role="alert" className="rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">
        {issues.length > 0 ? words.previewIncomplete : words.previewFailed}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {issues.map(issueWords).map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {fieldLabel(detail.schema as JsonSchema, field, detail.languages)} {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function issuesOf(error: Error): DocumentIssue[] {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.error === 'incomplete' ? body.issues : [];
}
