import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { deskWords, shownLanguage } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { useNarrow } from '#desk/kit/browser-state.ts';
import { BackLink, ViewTabs } from '#desk/kit/operations-page.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { fullTime } from '#desk/kit/times.ts';
import { ActBar } from './act-bar.tsx';
import {
  DocumentContext,
  type EditorLayout,
  useDocumentDraft,
  useEditedDocument,
} from './edited-document.ts';
import { EditingMessages, EditingNotice } from './editing-messages.tsx';
import type { EditorFacts } from './editor-context.ts';
import { editorIssue } from './issues.ts';
import { hasText } from './pointer.ts';
import { PreviewView } from './preview-view.tsx';
import { RevisionsView } from './revisions.tsx';
import { SchemaEditor } from './schema-editor.tsx';
import { StateBadge } from './state-badge.tsx';

const words = deskWords.documents;

const drawnByAll = { edit: Fields, preview: PreviewView, revisions: RevisionsView };

/** One document, advert or not: its fields, the pages that show it, its history and its own views. */
export function DocumentEditor({
  detail,
  layout,
}: {
  detail: WebsiteDetail;
  /** The same throughout. */
  layout: EditorLayout;
}) {
  const draft = useDocumentDraft(detail, layout);
  const [parameters] = useSearchParams();
  const [locale, showLocale] = useState(() => firstEdition(detail, draft.content));
  const isNarrow = useNarrow();
  const { editions } = detail;
  const showLanguage = useCallback(
    (language: string) =>
      showLocale((before) =>
        languageOf(before) === language
          ? before
          : (editions.find(({ tag }) => languageOf(tag) === language)?.tag ?? before),
      ),
    [editions],
  );
  const drawn = { ...drawnByAll, ...layout.drawn };
  const asked = parameters.get('view') ?? 'edit';
  const known = Object.hasOwn(drawn, asked) ? (asked as keyof typeof drawn) : 'edit';
  // Beside the fields there is no view of it.
  const hasPreview = detail.pages.length > 0;
  const view = known === 'preview' && !isNarrow ? 'edit' : known;
  const isBeside = view === 'edit' && !isNarrow && hasPreview;
  const View = drawn[view];
  const { Above } = layout;
  const language = languageOf(locale);
  const context = useMemo(
    () => ({ detail, draft, layout, locale, showLocale, language, showLanguage }),
    [detail, draft, layout, locale, language, showLanguage],
  );
  const views = layout
    .views({ detail, draft })
    .filter((one) => one !== 'preview' || (isNarrow && hasPreview));
  return (
    <DocumentContext value={context}>
      {/* What scrolls is between the head and the bar, which cover nothing. */}
      <div className="flex h-[calc(100dvh-3.5rem)] min-w-0 flex-col">
        <Head view={view} views={views} />
        <div
          className={
            isBeside
              ? 'grid min-h-0 flex-1 grid-cols-[minmax(28rem,2fr)_minmax(0,3fr)] gap-4'
              : 'min-h-0 flex-1 overflow-y-auto'
          }
        >
          <div
            className={classNames(
              'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-4 pb-8 md:px-6',
              isBeside ? 'overflow-y-auto' : 'mx-auto w-full max-w-6xl',
            )}
          >
            <EditingMessages
              editing={draft}
              labelOf={(field) => layout.labelOf(field, detail)}
              onSettled={draft.settle}
            />
            {draft.state.is === 'scheduled' && (
              <EditingNotice>
                {fillIn(words.scheduleNow, { when: fullTime(draft.state.from) })}
              </EditingNotice>
            )}
            {Above && <Above />}
            <View />
          </div>
          {isBeside && (
            <aside className="min-h-0 py-4 pr-6">
              <PreviewView />
            </aside>
          )}
        </div>
        <ActBar />
      </div>
    </DocumentContext>
  );
}

/** Of the languages in which something is written the reader's own, else the first. */
function firstEdition({ editions, languages }: WebsiteDetail, content: unknown): Locale {
  const ownFirst = languages.toSorted(
    (one, other) => Number(other === shownLanguage) - Number(one === shownLanguage),
  );
  const written = ownFirst.find((language) => hasText(content, language)) ?? ownFirst[0];
  return (editions.find(({ tag }) => languageOf(tag) === written) ?? editions[0]!).tag;
}

/** What is edited, and its views. */
function Head({ view, views }: { view: string; views: readonly string[] }) {
  const { draft, layout } = useEditedDocument();
  const { list, Beside, Tabs } = layout;
  const title = draft.title || (layout.untitled ?? '');
  usePageTitle(title);
  return (
    <div className="grid gap-1 border-b border-line px-4 pt-3 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BackLink to={list.to} label={list.label} />
        <h1 className="min-w-0 text-lg md:truncate md:text-xl">{title}</h1>
        {Beside && <Beside />}
        <DraftBadge />
      </div>
      {Tabs ? (
        <Tabs views={views} current={view} />
      ) : (
        <ViewTabs label={title} views={views} current={view} names={layout.viewNames} />
      )}
    </div>
  );
}

/** Whether a draft stands beside what is published. Of an advert only that: its own state says the rest. */
function DraftBadge() {
  const { detail, draft } = useEditedDocument();
  const isTyped = draft.dirty && draft.state.is === 'published';
  const state = isTyped ? ({ is: 'changed' } as const) : draft.state;
  if (detail.advert && state.is !== 'changed') return null;
  return <StateBadge state={state} />;
}

function Fields() {
  const { detail, draft, layout, language, showLanguage } = useEditedDocument();
  const { apart, follow } = layout;
  const { change } = draft;
  const issues = useMemo(
    () => draft.issues.map((issue) => editorIssue(issue, layout, detail)),
    [draft.issues, layout, detail],
  );
  const groups = useMemo(() => layout.groups?.(), [layout]);
  const onChange = useCallback(
    (update: (before: unknown) => unknown) =>
      change((before) => {
        const after = update(before);
        return follow ? follow(before, after, detail) : after;
      }),
    [change, follow, detail],
  );
  return (
    <SchemaEditor
      schema={detail.schema}
      value={draft.content}
      languages={detail.languages}
      facts={detail.facts as EditorFacts}
      issues={issues}
      attempts={draft.attempts}
      language={language}
      onLanguage={showLanguage}
      groups={groups}
      readOnly={draft.conflict !== undefined}
      {...(apart && { apart })}
      onChange={onChange}
    />
  );
}
