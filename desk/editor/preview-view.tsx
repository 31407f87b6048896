import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ask } from '#desk/kit/api.ts';
import { useWidth } from '#desk/kit/browser-state.ts';
import { Choices, Select } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { refusedIssuesOf, useEditedDocument, websiteKey } from './edited-document.ts';
import type { EditorFacts } from './editor-context.ts';
import { goToField } from './go-to-field.ts';
import { editorIssue } from './issues.ts';
import { fieldOfText, showMissing } from './previewed-page.ts';

const words = deskWords.documents;
const editorWords = deskWords.documents.editor;

/** Typing pauses this long before the page is rendered again. */
const pauseMs = 400;

/** The pages that show a document, with what is typed in it, however incomplete. */
export function PreviewView() {
  const { detail, draft, layout, locale, showLocale, language, showLanguage } = useEditedDocument();
  const { pages, editions } = detail;
  const content = useAfterPause(draft.content);
  const [page, setPage] = useState(pages[0]?.name);
  const { data, error } = useQuery({
    queryKey: [...websiteKey, 'preview', page, locale, JSON.stringify(content)],
    queryFn: ({ signal }) =>
      ask('POST /website/:kind/:id/preview', detail, {
        body: { content, page: page!, locale },
        signal,
      }),
    enabled: page !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (page === undefined) return <p className="text-muted">{words.previewNone}</p>;
  const edition = editions.find(({ tag }) => tag === locale)!;
  const { title } = pages.find(({ name }) => name === page)!;
  const facts = detail.facts as EditorFacts;
  return (
    <PreviewFrame
      title={fillIn(words.previewTitle, { page: title, edition: edition.name })}
      html={data?.html}
      missing={data?.missing.map((field) => [field, layout.labelOf(field, detail, 'short')])}
      onPress={(pressed) => {
        const known = facts[language] ?? {};
        const found = fieldOfText(pressed, { content, language, facts: known });
        if (found) goToField(found.field, { ...detail, show: showLanguage, text: found.text });
      }}
      problem={error && <Refused error={error} />}
    >
      {pages.length > 1 && (
        <Select
          aria-label={words.previewPage}
          value={page}
          options={pages.map(({ name, title }) => [name, title])}
          onChange={setPage}
        />
      )}
      {editions.length > 1 && (
        <Select
          aria-label={words.previewEdition}
          value={locale}
          options={editions.map(({ tag, name }) => [tag, name])}
          onChange={showLocale}
        />
      )}
    </PreviewFrame>
  );
}

function useAfterPause<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
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
          <li key={`${issue.field} ${issue.code}`}>{editorIssue(issue, layout, detail).text}</li>
        ))}
      </ul>
    </div>
  );
}

/** In pixels, as the page lays itself out: a desktop is scaled down to the room that there is. */
const widths = { full: 1440, phone: 390 };

const none: readonly [string, string][] = [];

/**
 * A page of the site as it would be, as wide as a desktop or a phone. It runs no script. What follows
 * on the first page of a title replaces its body alone, so that it neither flashes nor scrolls.
 */
export function PreviewFrame({
  title,
  html,
  missing = none,
  onPress,
  problem,
  startAt,
  children,
}: {
  title: string;
  /** Undefined while it is rendered. */
  html: string | undefined;
  /** The field of each mark in the page, with its name. */
  missing?: readonly (readonly [field: string, label: string])[] | undefined;
  /** Something in the page was pressed. */
  onPress?: (pressed: Element) => void;
  problem?: ReactNode;
  /** A selector: what the frame shows first. Else the top of the page. */
  startAt?: string;
  /** Choices beside the width. */
  children: ReactNode;
}) {
  const [width, setWidth] = useState<keyof typeof widths>('full');
  const [loading, setLoading] = useState<{ title: string; html: string }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const pressed = useRef(onPress);
  const available = useWidth(room);
  if (html !== undefined && loading?.title !== title) {
    setLoading({ title, html: withoutScripts(html) });
  }
  useEffect(() => {
    pressed.current = onPress;
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    // Until it is loaded, the frame has an empty page: loading shows what there is then.
    if (html === undefined || page?.URL !== 'about:srcdoc' || page.readyState !== 'complete')
      return;
    showPage(page, html, missing);
  }, [html, missing]);
  const scale = Math.min(1, available / widths[width]) || 1;
  return (
    <section
      aria-label={editorWords.preview}
      className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Choices
          label={editorWords.previewWidth}
          options={(['full', 'phone'] as const).map((one) => [one, editorWords.previewWidths[one]])}
          chosen={width}
          onChoice={setWidth}
        />
        <p className="text-xs text-muted">{editorWords.previewNote}</p>
      </div>
      <div ref={room} className="h-full min-h-[75dvh] min-w-0 overflow-hidden wide:min-h-0">
        {problem ??
          (loading === undefined ? (
            <output className="text-muted">{editorWords.previewLoading}</output>
          ) : (
            <div className="mx-auto h-full" style={{ width: widths[width] * scale }}>
              <iframe
                ref={frame}
                title={title}
                srcDoc={loading.html}
                // Same origin, so that the site's style sheets and fonts load; no scripts, forms or links.
                sandbox="allow-same-origin"
                onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
                  if (!contentDocument) return;
                  showPage(contentDocument, html ?? loading.html, missing);
                  contentDocument.addEventListener('click', (event) => {
                    event.preventDefault();
                    if (event.target) pressed.current?.(event.target as Element);
                  });
                  const part = startAt && contentDocument.querySelector(startAt);
                  // Not scrollIntoView, which scrolls the desk as well.
                  if (part) contentWindow?.scrollTo(0, part.getBoundingClientRect().top - 120);
                }}
                className="max-w-none origin-top-left border border-line bg-paper"
                style={{
                  width: widths[width],
                  height: `${100 / scale}%`,
                  transform: `scale(${scale})`,
                }}
              />
            </div>
          ))}
      </div>
    </section>
  );
}

/** The frame would refuse each of them, and say so in the console. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Puts the body of a page into the frame, with a grey line for each text that is missing. */
function showPage(
  page: Document,
  html: string,
  missing: readonly (readonly [field: string, label: string])[],
) {
  // Of the frame, whose policy it is that refuses inline styles.
  const parsed = page.implementation.createHTMLDocument('');
  parsed.documentElement.innerHTML = withoutScripts(html);
  page.body.replaceWith(page.adoptNode(parsed.body));
  showMissing(page.body, missing);
}
