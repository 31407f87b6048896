import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { useNow } from '#desk/kit/moment.tsx';
import { fromLocalInput, fullTime, localInput } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { documentKey, useEditedDocument } from './edited-document.ts';

const words = deskWords.documents;

const hourMs = 3_600_000;

type Asked = 'publish' | 'schedule' | 'discard' | 'remove';

/** Publishing and its kin. Each but a small correction is asked about first. */
export function DocumentActs() {
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
