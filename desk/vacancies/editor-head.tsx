import { Link, useSearchParams } from 'react-router';
import { vacancyPath } from '../../domain/address/paths.ts';
import { defaultLocale } from '../../domain/edition/editions.ts';
import type { VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useEditor } from './editor-context.ts';
import { StateActions } from './state-actions.tsx';
import { StateBadge } from './state-badge.tsx';
import { OpenPoints } from './open-points.tsx';
import { textAt, titleIn } from './vacancy-fields.ts';

export const views = ['edit', 'preview', 'people', 'revisions', 'close', 'withdraw'] as const;
type View = (typeof views)[number];
/** Those that have a tab; the others are opened by an action. */
const tabs: readonly View[] = ['edit', 'preview', 'people', 'revisions'];

/** What is edited, its views, and what can be done with it. It stays in sight on a wide screen. */
export function EditorHead({ detail, view }: { detail: VacancyDetail | undefined; view: View }) {
  const { fields, dirty, isNew, isDraft, busy, save } = useEditor();
  const state = detail?.state ?? { is: 'draft' as const };
  const title = titleIn(fields) || words.untitled;
  usePageTitle(title);
  const hasPage = !detail?.unfit && (state.is === 'open' || state.is === 'closed');
  return (
    <div className="z-20 grid gap-1 border-b border-line bg-paper px-4 pt-3 md:sticky md:top-14 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/vacancies"
          aria-label={words.back}
          className="-ml-2 grid size-9 place-items-center text-muted hover:text-ink"
        >
          <Icon name="arrow" className="size-4 rotate-180" />
        </Link>
        <h1 className="min-w-0 text-lg md:truncate md:text-xl">{title}</h1>
        <span className="font-mono text-xs text-muted">{textAt(fields, 'reference')}</span>
        <StateBadge state={state} />
        {detail && hasPage && (
          <TextLink
            href={vacancyPath(detail.slug, defaultLocale())}
            target="_blank"
            className="text-xs"
          >
            {words.onSite}
          </TextLink>
        )}
        <OpenPoints />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <nav aria-label={words.heading} className="flex">
          {tabs
            .filter((one) => !isDraft || one !== 'revisions')
            .filter((one) => detail || one !== 'people')
            .map((one) => (
              <ViewLink key={one} view={one} current={one === view} />
            ))}
        </nav>
        <div className="flex flex-wrap items-center gap-2 pb-2">
          <output className="text-xs text-muted">
            {dirty ? words.unsaved : detail && words.upToDate}
          </output>
          {(isDraft || !detail?.unfit) && <StateActions state={state} />}
          <Button disabled={busy || !(dirty || isNew)} onClick={save}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </div>
    </div>
  );
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
