import { vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BackLink, ViewTabs } from '#desk/kit/document-views.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { useEditor } from './editor-context.ts';
import { StateActions } from './state-actions.tsx';
import { StateBadge } from './state-badge.tsx';
import { AlertReach } from './role-alerts.tsx';
import { OpenPoints } from './open-points.tsx';
import { textAt, titleIn } from './vacancy-fields.ts';
import { firm } from '#desk/kit/firm.ts';

const words = deskWords.vacancies;

export const views = [
  'edit',
  'preview',
  'people',
  'boards',
  'revisions',
  'close',
  'withdraw',
] as const;
type View = (typeof views)[number];
/** Those that have a tab; the others are opened by an action. */
const tabs: readonly View[] = ['edit', 'preview', 'people', 'boards', 'revisions'];

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
        <BackLink to="/vacancies" label={words.back} />
        <h1 className="min-w-0 text-lg md:truncate md:text-xl">{title}</h1>
        <span className="font-mono text-xs text-muted">{textAt(fields, 'reference')}</span>
        <StateBadge state={state} />
        {detail && hasPage && (
          <TextLink
            href={vacancyPath(firm(), detail.slug, defaultLocale(firm()))}
            target="_blank"
            className="text-xs"
          >
            {words.onSite}
          </TextLink>
        )}
        {detail && <AlertReach id={detail.id} version={detail.version} />}
        <OpenPoints />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <ViewTabs
          label={words.heading}
          views={tabs
            .filter((one) => !isDraft || one !== 'revisions')
            .filter((one) => detail || one !== 'people')}
          current={view}
          names={words.views}
        />
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
