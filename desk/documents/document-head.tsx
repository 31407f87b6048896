import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { BackLink, ViewTabs } from '#desk/kit/document-views.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { DocumentActs } from './document-acts.tsx';
import { StateBadge } from './state-badge.tsx';
import type { Draft } from './use-draft.ts';

const words = deskWords.documents;

export const views = ['edit', 'preview', 'revisions'] as const;
type View = (typeof views)[number];

/** What is edited, its views, and what can be done with it. It stays in sight on a wide screen. */
export function DocumentHead({
  detail,
  draft,
  view,
}: {
  detail: WebsiteDetail;
  draft: Draft;
  view: View;
}) {
  const { title, state, issues, attempts } = draft;
  usePageTitle(title);
  return (
    <div className="z-20 grid gap-1 border-b border-line bg-paper px-4 pt-3 md:sticky md:top-14 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BackLink to="/website" label={words.back} />
        <h1 className="min-w-0 text-lg md:truncate md:text-xl">{title}</h1>
        <span className="text-xs text-muted">{words.groups[detail.group]}</span>
        <StateBadge state={draft.dirty && state.is === 'published' ? { is: 'changed' } : state} />
        {issues.length > 0 && attempts === 0 && (
          <span className="flex items-center gap-2 text-xs text-muted">
            {fillIn(words.openPoints, { count: issues.length })}
            <button
              type="button"
              className="min-h-8 text-accent underline-offset-4 hover:underline"
              onClick={() => draft.attempt()}
            >
              {words.showThem}
            </button>
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <ViewTabs label={title} views={views} current={view} names={words.views} />
        <div className="flex flex-wrap items-center gap-2 pb-2">
          <output className="text-xs text-muted">{savedWords(draft, detail)}</output>
          <DocumentActs detail={detail} draft={draft} />
        </div>
      </div>
    </div>
  );
}

function savedWords({ saving, state }: Draft, { published }: WebsiteDetail): string {
  switch (saving.is) {
    case 'saving':
      return words.saving;
    case 'unsaved':
    case 'unreachable':
    case 'refused':
      return words.unsaved;
    case 'saved':
      if (state.is === 'published') return words.upToDate;
      return published ? words.saved : words.neverPublished;
  }
}
