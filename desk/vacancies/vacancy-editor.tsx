import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { languages, type Language } from '../../domain/edition/editions.ts';
import { storedFields } from '../../domain/vacancy/vacancy-document.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import type { VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { classNames } from '../../ui/class-names.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { fullTime } from '../shell/times.ts';
import { EditorContext, type EditorContextValue } from './editor-context.ts';
import { EditorHead, views } from './editor-head.tsx';
import { FieldsIn } from './editor-fields.tsx';
import { IssueSummary } from './issue-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewView } from './preview-view.tsx';
import { RevisionsView } from './revisions-view.tsx';
import { UnfitNotice } from './unfit-notice.tsx';
import { useVacancyEditor, type VacancyEditing } from './use-vacancy-editor.ts';
import { draftOf, withProposedSlug, type VacancyDraft } from './vacancy-draft.ts';
import { LanguageBar } from './words-fields.tsx';

/** One vacancy: its form, its page as visitors would see it, and its history. */
export function VacancyEditor({
  id,
  detail,
  start,
  refused,
}: {
  /** Names the unsaved changes in this browser; of a saved vacancy, its id. */
  id: string;
  detail: VacancyDetail | undefined;
  start: VacancyDraft;
  refused?: readonly VacancyIssue[] | undefined;
}) {
  const editing = useVacancyEditor(id, detail, start, refused);
  const [language, showLanguage] = useState<Language>(languages()[0]!);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'edit';
  const slugFixed =
    detail?.revisions.some((one) => draftOf(storedFields(one)).state.is !== 'draft') ?? false;
  const context: EditorContextValue = {
    ...editing,
    change: (update) =>
      editing.change((before) => {
        const after = update(before);
        return slugFixed ? after : withProposedSlug(before, after);
      }),
    language,
    showLanguage,
    touched,
    touch: (field) => setTouched((before) => new Set([...before, field])),
    slugFixed,
    earlierSlugs: detail?.earlierSlugs ?? [],
  };
  return (
    <EditorContext value={context}>
      <div className="mx-auto w-full max-w-7xl">
        <EditorHead detail={detail} view={view} />
        <div className="grid content-start gap-5 p-4 pb-24 md:px-6">
          {detail?.unfit && !editing.isDraft && <UnfitNotice unfit={detail.unfit} />}
          <Messages editing={editing} />
          {view === 'edit' && (
            <>
              <IssueSummary />
              <Section name="facts" look="gap-4">
                <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-6">
                  <FieldsIn section="facts" />
                </div>
              </Section>
              <Section name="words" look="gap-3">
                <LanguageBar />
                <FieldsIn section="words" />
              </Section>
              <Section name="extras" look="gap-5" note={words.optional}>
                <FieldsIn section="extras" />
              </Section>
            </>
          )}
          {view === 'preview' && <PreviewView />}
          {view === 'revisions' && detail && !editing.isDraft && (
            <RevisionsView revisions={detail.revisions} />
          )}
        </div>
      </div>
      <LeaveGuard dirty={editing.dirty && !editing.busy} />
    </EditorContext>
  );
}

function Section({
  name,
  look,
  note,
  children,
}: {
  name: keyof typeof words.sections;
  look: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames('grid', look)} aria-labelledby={name}>
      <h2 id={name} className="text-lg">
        {words.sections[name]}
        {note && <span className="ml-2 text-sm font-normal text-muted">{note}</span>}
      </h2>
      {children}
    </section>
  );
}

/** What became of an attempt to save, above whatever is shown. */
function Messages({ editing }: { editing: VacancyEditing }) {
  const { failure, conflict, restoredAt, discard } = editing;
  return (
    <>
      {conflict && <ConflictPanel current={conflict} />}
      {failure && (
        <div role="alert" className="rounded-md border border-danger bg-danger-surface p-3">
          <p className="font-semibold">{words.notSaved}</p>
          <p>{failure}</p>
        </div>
      )}
      {restoredAt && !conflict && (
        <output className="flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-surface px-3 py-1">
          {fillIn(words.restoredDraft, { when: fullTime(restoredAt) })}
          <button
            type="button"
            onClick={discard}
            className="min-h-9 text-accent underline-offset-4 hover:underline"
          >
            {words.discard}
          </button>
        </output>
      )}
    </>
  );
}
