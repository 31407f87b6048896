import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { fillIn } from '#words/fill-in.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { useNow } from '#desk/kit/moment.tsx';
import { fromLocalInput, fullTime, localInput, shortTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { documentKey, useEditedDocument } from './edited-document.ts';
import { goToField } from './go-to-field.ts';
import { wayTo } from './issues.ts';

const words = deskWords.documents;

/** What became of the text, what keeps it from being published, and what can be done with it. */
export function ActBar() {
  const { draft } = useEditedDocument();
  const now = useNow();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 py-2 md:px-6">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <output className="text-xs text-muted">{savedWords()}</output>
        <Wanting />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DocumentActs />
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
        if (draft.version === 0) return words.neverPublished;
        return draft.savedAt === undefined
          ? words.saved
          : fillIn(words.savedAt, { time: shortTime(draft.savedAt, now) });
    }
  }
}

/** More are a form that was just begun. */
const mostNamed = 4;

/** What is still missing or at fault, each a way to its field, and what is published with it. */
function Wanting() {
  const { detail, draft, layout, language, showLanguage } = useEditedDocument();
  const { issues, needs } = draft;
  const wanting = new Map<string, { field: string; to?: string | undefined }>();
  for (const issue of issues) {
    const { label, ...way } = wayTo(issue, { layout, detail, language });
    if (!wanting.has(label)) wanting.set(label, way);
  }
  const isMissing = issues.every(({ code }) => code === 'missing' || code === 'too-few');
  // A form that nobody has written in yet.
  const count = draft.version === 0 ? 0 : wanting.size;
  const sentence = isMissing ? words.wanting : words.atFault;
  // On a phone the first line says enough: it shows the list of all.
  const look =
    'inline-flex min-h-8 items-center text-accent underline-offset-4 hover:underline max-md:hidden';
  return (
    <>
      {needs.length > 0 && (
        <span className="text-xs">
          {fillIn(words.publishesToo, { documents: needs.map(({ title }) => title).join(', ') })}
        </span>
      )}
      {count > 0 && (
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs">
          <button
            type="button"
            className="min-h-8 text-muted underline-offset-4 hover:underline"
            onClick={() => draft.refused()}
          >
            {count === 1 ? sentence.one : fillIn(sentence.more, { count })}
          </button>
          {[...wanting].slice(0, mostNamed).map(([label, { field, to }]) =>
            to ? (
              <Link key={label} to={to} className={look}>
                {label}
              </Link>
            ) : (
              <button
                key={label}
                type="button"
                className={look}
                onClick={() => {
                  draft.refused();
                  goToField(field, { ...detail, show: showLanguage });
                }}
              >
                {label}
              </button>
            ),
          )}
          {count > mostNamed && (
            <button type="button" className={look} onClick={() => draft.refused()}>
              {fillIn(words.andMore, { count: count - mostNamed })}
            </button>
          )}
        </span>
      )}
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
  const [unfolded, setUnfolded] = useState(false);
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
  const needs = draft.needs.map(({ kind, id, version }) => ({ kind, id, version }));
  const acts: Record<Asked, () => Promise<WebsiteDetail | void>> = {
    publish: async () => {
      const { content, version, dirty } = await draft.settled();
      const body = { version, needs, ...(dirty && { content }) };
      return ask('POST /website/:kind/:id/publish', detail, { body });
    },
    schedule: async () => {
      const body = { version: await draft.flush(), from: fromLocalInput(from), needs };
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
  const canDiscard = draft.isChanged && !isNew;
  const canRemove = detail.removable && detail.published !== undefined;
  const isRare = corrects?.isRare(detail) ?? false;
  const askToPublish = async () => {
    if (await draft.isPublishable()) setAsked('publish');
  };
  const publish = (!corrects || detail.published) && (
    <SmallButton
      variant={isRare || draft.issues.length > 0 ? 'secondary' : 'primary'}
      disabled={busy || !draft.isChanged}
      onClick={() => void (corrects ? acting.act('publish') : askToPublish())}
    >
      {corrects?.label ?? words.acts.publish.label}
    </SmallButton>
  );
  return (
    <>
      {unfolded && (
        <>
          {canDiscard && (
            <SmallButton disabled={busy} onClick={() => setAsked('discard')}>
              {words.acts.discard.label}
            </SmallButton>
          )}
          {canRemove && (
            <SmallButton disabled={busy} onClick={() => setAsked('remove')}>
              {words.acts.remove.label}
            </SmallButton>
          )}
          {isRare && publish}
          {Acts && <Acts which="rare" />}
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
        </>
      )}
      <SmallButton aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {words.more}
      </SmallButton>
      {Acts && <Acts which="main" />}
      {!isRare && publish}
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
        {(asked === 'publish' || asked === 'schedule') && draft.needs.length > 0 && (
          <div className="grid gap-1">
            <p className="font-semibold">{words.needed}</p>
            <ul className="list-disc pl-5">
              {draft.needs.map(({ kind, id, title, by }) => (
                <li key={`${kind}/${id}`}>{fillIn(words.neededBy, { title, name: by })}</li>
              ))}
            </ul>
          </div>
        )}
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
