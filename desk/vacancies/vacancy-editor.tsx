import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { languages } from '#domain/edition/editions.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ConflictPanel } from '#desk/editor/differences.tsx';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { BoardsView } from './boards-view.tsx';
import { ClosingView } from './closing-view.tsx';
import { EditorContext, type EditorContextValue } from './editor-context.ts';
import { EditorHead, views } from './editor-head.tsx';
import { LawPanel, TranslationCheck } from './law-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Until, SlugField } from './own-fields.tsx';
import { PeopleView } from './people-view.tsx';
import { PreviewView } from './preview-view.tsx';
import { RevisionsView } from './revisions-view.tsx';
import { ConfirmationNotice, ReportingNotice } from './role-notices.tsx';
import { UnfitNotice } from './unfit-notice.tsx';
import { useVacancyEditor, type VacancyEditing } from './use-vacancy-editor.ts';
import {
  issueText,
  labelOf,
  fieldsOf,
  stateIn,
  titleIn,
  withContent,
  withProposedSlug,
  type VacancyFields,
  vacancyForm,
} from './vacancy-fields.ts';
import { firm } from '#desk/kit/firm.ts';

const words = deskWords.vacancies;

const noFacts = {};

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
  start: VacancyFields;
  refused?: readonly VacancyIssue[] | undefined;
}) {
  const editing = useVacancyEditor(id, detail, start, refused);
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'edit';
  const slugFixed =
    detail?.revisions.some((one) => stateIn(fieldsOf(storedFields(one))).is !== 'draft') ?? false;
  const context: EditorContextValue = {
    ...editing,
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
          <ConfirmationNotice detail={detail} />
          <ReportingNotice detail={detail} />
          {view === 'edit' && <Form editing={editing} slugFixed={slugFixed} />}
          {view === 'preview' && <PreviewView />}
          {view === 'people' && detail && (
            <PeopleView id={detail.id} title={titleIn(editing.fields)} />
          )}
          {view === 'boards' && <BoardsView detail={detail} />}
          {(view === 'close' || view === 'withdraw') && detail && (
            <ClosingView
              key={view}
              detail={detail}
              closing={view}
              dirty={editing.dirty}
              onClosed={editing.accept}
            />
          )}
          {view === 'revisions' && detail && !editing.isDraft && (
            <RevisionsView revisions={detail.revisions} />
          )}
        </div>
      </div>
      <LeaveGuard dirty={editing.dirty && !editing.busy} />
    </EditorContext>
  );
}

/** Address and closing day, and what the schema says of everything else. */
function Form({ editing, slugFixed }: { editing: VacancyEditing; slugFixed: boolean }) {
  const { fields, change, check, attempts } = editing;
  const { slug: _, state: __, boards: ___, ...content } = fields;
  const onChange = useCallback(
    (update: (before: unknown) => unknown) =>
      change((before) => {
        const { slug: _, state: __, boards: ___, ...known } = before;
        const after = withContent(before, update(known) as Record<string, unknown>);
        return slugFixed ? after : withProposedSlug(before, after);
      }),
    [change, slugFixed],
  );
  const issues = useMemo(
    () => check.issues.map((issue) => ({ field: issue.field, text: issueText(issue) })),
    [check.issues],
  );
  return (
    <>
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        <SlugField />
        <Until />
      </div>
      <LawPanel />
      <TranslationCheck issues={check.issues} />
      <SchemaEditor
        schema={vacancyForm(firm())}
        value={content}
        languages={languages(firm())}
        facts={noFacts}
        issues={issues}
        attempts={attempts}
        labelOf={labelOf}
        onChange={onChange}
      />
    </>
  );
}

/** What became of an attempt to save, above whatever is shown. */
function Messages({ editing }: { editing: VacancyEditing }) {
  const { failure, conflict, busy, restoredAt, discard, settle } = editing;
  return (
    <>
      {conflict && (
        <ConflictPanel
          by={conflict.current.changedBy}
          at={conflict.current.changedAt}
          merged={conflict.merged}
          labelOf={labelOf}
          busy={busy}
          onSettled={settle}
        />
      )}
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
