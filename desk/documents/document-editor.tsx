import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ConflictPanel } from '#desk/editor/differences.tsx';
import type { JsonSchema } from '#desk/editor/shape.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { DocumentHead, views } from './document-head.tsx';
import { issueWords } from './issue-words.ts';
import { PreviewView } from './preview-view.tsx';
import { RevisionsView } from './revisions-view.tsx';
import { useDraft, type Draft } from './use-draft.ts';

const words = deskWords.documents;

/** One document: its fields, the pages that show it, and its history. */
export function DocumentEditor({ detail }: { detail: WebsiteDetail }) {
  const draft = useDraft(detail);
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'edit';
  const schema = detail.schema as JsonSchema;
  const issues = useMemo(() => draft.issues.map(issueWords), [draft.issues]);
  return (
    <div className="mx-auto w-full max-w-7xl">
      <DocumentHead detail={detail} draft={draft} view={view} />
      <div className="grid content-start gap-5 p-4 pb-24 md:px-6">
        <Messages draft={draft} />
        {draft.conflict && (
          <ConflictPanel
            by={draft.conflict.by}
            at={draft.conflict.at}
            merged={draft.conflict}
            labelOf={(field) => fieldLabel(schema, field, detail.languages)}
            onSettled={draft.settle}
          />
        )}
        {view === 'edit' && (
          <SchemaEditor
            schema={schema}
            value={draft.content}
            languages={detail.languages}
            facts={detail.facts as Record<string, Record<string, string>>}
            issues={issues}
            attempts={draft.attempts}
            readOnly={draft.conflict !== undefined}
            onChange={draft.change}
          />
        )}
        {view === 'preview' && <PreviewView detail={detail} content={draft.content} />}
        {view === 'revisions' && <RevisionsView detail={detail} draft={draft} />}
      </div>
    </div>
  );
}

/** What became of the text, above whatever is shown. */
function Messages({ draft }: { draft: Draft }) {
  const { saving, merged, state } = draft;
  return (
    <>
      {saving.is === 'unreachable' && <Notice>{words.notReached}</Notice>}
      {saving.is === 'refused' && (
        <div role="alert" className="rounded-md border border-danger bg-danger-surface p-3">
          <p className="font-semibold">{words.notSaved}</p>
          <p>{saving.problem}</p>
        </div>
      )}
      {draft.wasKept && draft.dirty && <Notice>{words.restoredTyping}</Notice>}
      {merged && (
        <Notice>
          {fillIn(words.conflictMerged, { name: merged.by, when: fullTime(merged.at) })}
        </Notice>
      )}
      {state.is === 'scheduled' && (
        <Notice>{fillIn(words.scheduleNow, { when: fullTime(state.from) })}</Notice>
      )}
    </>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <output className="block rounded-md border border-line bg-surface px-3 py-2">{children}</output>
  );
}
