import { Link, useSearchParams } from 'react-router';
import type { WebsiteDetail } from '../../domain/work/website-work.ts';
import { websiteWords as words } from '../../messages/desk-words/website.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { DocumentActs } from './document-acts.tsx';
import { StateBadge } from './state-badge.tsx';
import type { Draft } from './use-draft.ts';

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
        <Link
          to="/website"
          aria-label={words.back}
          className="-ml-2 grid size-9 place-items-center text-muted hover:text-ink"
        >
          <Icon name="arrow" className="size-4 rotate-180" />
        </Link>
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
        <nav aria-label={title} className="flex">
          {views.map((one) => (
            <ViewLink key={one} view={one} current={one === view} />
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-2 pb-2">
          <output className="text-xs text-muted">{savedWords(draft, detail)}</output>
          {!detail.readOnly && <DocumentActs detail={detail} draft={draft} />}
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

function ViewLink({ view, current }: { view: View; current: boolean }) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  if (view === 'edit') next.delete('view');
  else next.set('view', view);
  return (
    <Link
      to={{ search: next.size === 0 ? '' : `?${next}` }}
      replace
      aria-current={current ? 'page' : undefined}
      className="grid min-h-11 place-items-center border-b-2 border-transparent px-3 text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
    >
      {words.views[view]}
    </Link>
  );
}
