import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { BackLink, ViewTabs } from '#desk/kit/operations-page.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { fromLocalInput, fullTime, localInput } from '#desk/kit/times.ts';
import {
  DocumentContext,
  documentKey,
  type EditorLayout,
  useDocumentDraft,
  useEditedDocument,
} from './edited-document.ts';
import { EditingMessages, EditingNotice } from './editing-messages.tsx';
import { PreviewView } from './preview-view.tsx';
import { RevisionsView } from './revisions.tsx';
import { SchemaEditor } from './schema-editor.tsx';
import type { JsonSchema } from './shape.ts';
import { StateBadge } from './state-badge.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { useNow } from '#desk/kit/moment.tsx';
import { useAct } from '#desk/kit/use-act.ts';

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
  const drawn = { ...drawnByAll, ...layout.drawn };
  const asked = parameters.get('view') ?? 'edit';
  const view = Object.hasOwn(drawn, asked) ? (asked as keyof typeof drawn) : 'edit';
  const View = drawn[view];
  const { Above } = layout;
  const context = useMemo(() => ({ detail, draft, layout }), [detail, draft, layout]);
  return (
    <DocumentContext value={context}>
      <div className="mx-auto w-full max-w-7xl">
        <Head view={view} />
        <div className="grid content-start gap-5 p-4 pb-24 md:px-6">
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
      </div>
    </DocumentContext>
  );
}

/** What is edited, its views, and what can be done with it. It stays in sight on a wide screen. */
function Head({ view }: { view: string }) {
  const { detail, draft, layout } = useEditedDocument();
  const { list, Beside } = layout;
  const title = draft.title || (layout.untitled ?? '');
  usePageTitle(title);
  return (
    <div className="z-20 grid gap-1 border-b border-line bg-paper px-4 pt-3 md:sticky md:top-14 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BackLink to={list.to} label={list.label} />
        <h1 className="min-w-0 text-lg md:truncate md:text-xl">{title}</h1>
        {Beside && <Beside />}
        <DraftBadge />
        <OpenPoints />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <ViewTabs
          label={title}
          views={layout.views({ detail, draft })}
          current={view}
          names={layout.viewNames}
        />
        <div className="flex flex-wrap items-center gap-2 pb-2">
          <output className="text-xs text-muted">{savedWords()}</output>
          <DocumentActs />
        </div>
      </div>
    </div>
  );

  function savedWords(): string {
    switch (draft.saving.is) {
      case 'saving':
        return words.saving;
      case 'unsaved':
      case 'unreachable':
      case 'refused':
        return words.unsaved;
      case 'saved':
        if (draft.state.is === 'published') return words.upToDate;
        return detail.published ? words.saved : words.neverPublished;
    }
  }
}

/** Whether a draft stands beside what is published. Of an advert only that: its own state says the rest. */
function DraftBadge() {
  const { detail, draft } = useEditedDocument();
  const isTyped = draft.dirty && draft.state.is === 'published';
  const state = isTyped ? ({ is: 'changed' } as const) : draft.state;
  if (detail.advert && state.is !== 'changed') return null;
  return <StateBadge state={state} />;
}

/** How much is left to do, without a reproach: the fields say it once somebody asks or publishes. */
function OpenPoints() {
  const { draft } = useEditedDocument();
  const { issues, attempts } = draft;
  if (issues.length === 0 || attempts > 0) return null;
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      {fillIn(words.openPoints, { count: issues.length })}
      <button
        type="button"
        className="min-h-8 text-accent underline-offset-4 hover:underline"
        onClick={() => draft.refused()}
      >
        {words.showThem}
      </button>
    </span>
  );
}

function Fields() {
  const { detail, draft, layout } = useEditedDocument();
  const { First, apart, follow, labelOf, issueText } = layout;
  const { change } = draft;
  const issues = useMemo(
    () => draft.issues.map((issue) => ({ field: issue.field, text: issueText(issue) })),
    [draft.issues, issueText],
  );
  const onChange = useCallback(
    (update: (before: unknown) => unknown) =>
      change((before) => {
        const after = update(before);
        return follow ? follow(before, after, detail) : after;
      }),
    [change, follow, detail],
  );
  return (
    <>
      {First && <First />}
      <SchemaEditor
        schema={detail.schema as JsonSchema}
        value={draft.content}
        languages={detail.languages}
        facts={detail.facts as Record<string, Record<string, string>>}
        issues={issues}
        attempts={draft.attempts}
        readOnly={draft.conflict !== undefined}
        labelOf={(field) => labelOf(field, detail)}
        {...(apart && { apart })}
        onChange={onChange}
      />
    </>
  );
}

const hourMs = 3_600_000;

type Asked = 'publish' | 'schedule' | 'discard' | 'remove';

/** Publishing and its kin. Each but a small correction is asked about first. */
function DocumentActs() {
  const { detail, draft, layout } = useEditedDocument();
  const { list, corrects, Acts } = layout;
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const [asked, setAsked] = useState<Asked>();
  const [from, setFrom] = useState('');
  // On a phone the rarer acts would take several rows.
  const [unfolded, setUnfolded] = useState(!detail.published);
  const close = () => setAsked(undefined);
  const leave = async () => {
    void client.invalidateQueries({ queryKey: list.key });
    await navigate(list.to);
    client.removeQueries({ queryKey: documentKey(detail) });
  };
  const acting = useAct({
    act: (what: Asked) => acts[what](),
    refusals: asked === 'discard' ? layout.discardRefusals : undefined,
    done: (current, what) => {
      if (what === 'publish' && corrects) return corrects.done(current as WebsiteDetail);
      const when = what === 'schedule' ? fullTime(fromLocalInput(from)) : '';
      return fillIn(words.acts[what].done, { when });
    },
    onDone: (current) => {
      close();
      if (current) draft.accept(current);
      else void leave();
    },
    onRefused: (error) => {
      close();
      if (asked !== 'remove') draft.refused(error);
    },
  });
  const acts: Record<Asked, () => Promise<WebsiteDetail | void>> = {
    publish: async () => {
      const { content, version, dirty } = await draft.settled();
      const body = { version, ...(dirty && { content }) };
      return ask('POST /website/:kind/:id/publish', detail, { body });
    },
    schedule: async () => {
      const body = { version: await draft.flush(), from: fromLocalInput(from) };
      return ask('POST /website/:kind/:id/publish', detail, { body });
    },
    discard: async () => {
      const body = { version: await draft.flush() };
      return ask('POST /website/:kind/:id/discard', detail, { body });
    },
    remove: async () => {
      const body = { version: draft.version };
      return ask('POST /website/:kind/:id/remove', detail, { body });
    },
  };
  const { label, heading, text } = words.acts[asked ?? 'publish'];
  const busy = acting.busy || draft.conflict !== undefined;
  const isNew = draft.version === 0;
  return (
    <>
      {detail.published && (
        <SmallButton
          aria-expanded={unfolded}
          className="md:hidden"
          onClick={() => setUnfolded(!unfolded)}
        >
          {words.more}
        </SmallButton>
      )}
      <div className={unfolded ? 'contents' : 'contents max-md:hidden'}>
        {draft.isChanged && !isNew && (
          <SmallButton disabled={busy} onClick={() => setAsked('discard')}>
            {words.acts.discard.label}
          </SmallButton>
        )}
        {detail.removable && detail.published && (
          <SmallButton disabled={busy} onClick={() => setAsked('remove')}>
            {words.acts.remove.label}
          </SmallButton>
        )}
        {Acts && <Acts />}
        {!corrects && (
          <SmallButton
            disabled={busy || !draft.isChanged}
            onClick={() => {
              setFrom(localInput(now + hourMs));
              setAsked('schedule');
            }}
          >
            {words.acts.schedule.label}
          </SmallButton>
        )}
      </div>
      <SmallButton
        disabled={busy || !(draft.dirty || isNew) || draft.saving.is === 'saving'}
        onClick={() => void draft.flush().catch(() => {})}
      >
        {words.saveDraft}
      </SmallButton>
      {(!corrects || detail.published) && (
        <Button
          disabled={busy || !draft.isChanged}
          onClick={() => (corrects ? acting.act('publish') : setAsked('publish'))}
        >
          {corrects?.label ?? words.acts.publish.label}
        </Button>
      )}
      <ActDialog
        open={asked !== undefined}
        onClose={close}
        heading={fillIn(heading, { title: draft.title || (layout.untitled ?? '') })}
        act={{ act: () => asked && acting.act(asked), busy: acting.busy }}
        label={label}
        keepLabel={words.cancel}
        danger={asked === 'discard' || asked === 'remove'}
      >
        <p>{asked === 'discard' && !detail.published ? words.discardNewText : text}</p>
        {asked === 'schedule' && (
          <Labelled label={words.scheduleFrom} className="sm:max-w-64">
            <Input
              type="datetime-local"
              required
              min={localInput(now)}
              value={from}
              onText={setFrom}
            />
          </Labelled>
        )}
      </ActDialog>
    </>
  );
}
