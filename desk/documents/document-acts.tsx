import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ApiError } from '#desk/kit/api.ts';
import { denseControlLook, SmallButton } from '#desk/kit/controls.tsx';
import { fromLocalInput, fullTime, localInput } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { useNow } from '#desk/kit/moment.tsx';
import {
  discardDraft,
  documentKey,
  publishDraft,
  removeDocument,
  websiteKey,
} from './website-api.ts';
import type { Draft } from './use-draft.ts';

const words = deskWords.documents;

const hourMs = 3_600_000;

type Asked = 'publish' | 'schedule' | 'discard' | 'remove';

/** Publishing and its kin. Each is asked about first. */
export function DocumentActs({ detail, draft }: { detail: WebsiteDetail; draft: Draft }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const [asked, setAsked] = useState<Asked>();
  const [from, setFrom] = useState('');
  const { title, state } = draft;
  const close = () => setAsked(undefined);
  const take = (current: WebsiteDetail) => {
    close();
    client.setQueryData(documentKey(detail), current);
    draft.accept(current);
    void client.invalidateQueries({ queryKey: [...websiteKey, 'list'] });
  };
  const leave = () => {
    close();
    void client.invalidateQueries({ queryKey: [...websiteKey, 'list'] });
    void navigate('/website');
  };
  const publishing = useAct({
    act: async (at: number | undefined) => publishDraft(detail, await draft.flush(), at),
    failure: 'notice',
    done: (_, at) =>
      at === undefined ? words.published : fillIn(words.scheduleDone, { when: fullTime(at) }),
    onDone: take,
    onRefused: (error) => {
      close();
      const refusal = error instanceof ApiError ? error.body : undefined;
      draft.attempt(refusal?.error === 'incomplete' ? refusal.issues : undefined);
    },
  });
  const discarding = useAct({
    act: async () => discardDraft(detail, await draft.flush()),
    failure: 'notice',
    done: words.discarded,
    onDone: (current) => (current ? take(current) : leave()),
    onRefused: close,
  });
  const removing = useAct({
    act: async () => removeDocument(detail, draft.version),
    failure: 'notice',
    done: words.removed,
    onDone: leave,
    onRefused: close,
  });
  const busy = publishing.busy || discarding.busy || removing.busy || draft.conflict !== undefined;
  const hasDraft = draft.dirty || state.is !== 'published';
  return (
    <>
      {hasDraft && (
        <SmallButton disabled={busy} onClick={() => setAsked('discard')}>
          {words.discard}
        </SmallButton>
      )}
      {detail.removable && detail.published && (
        <SmallButton disabled={busy} onClick={() => setAsked('remove')}>
          {words.remove}
        </SmallButton>
      )}
      <SmallButton
        disabled={busy || !hasDraft}
        onClick={() => {
          setFrom(localInput(now + hourMs));
          setAsked('schedule');
        }}
      >
        {words.schedule}
      </SmallButton>
      <SmallButton
        disabled={busy || !draft.dirty || draft.saving.is === 'saving'}
        onClick={() => void draft.flush().catch(() => {})}
      >
        {words.saveDraft}
      </SmallButton>
      <Button disabled={busy || !hasDraft} onClick={() => setAsked('publish')}>
        {words.publish}
      </Button>
      <ActDialog
        open={asked === 'publish'}
        onClose={close}
        heading={fillIn(words.publishHeading, { title })}
        act={{ act: () => publishing.act(undefined), busy: publishing.busy }}
        label={words.publish}
        keepLabel={words.cancel}
      >
        <p>{words.publishText}</p>
      </ActDialog>
      <ActDialog
        open={asked === 'schedule'}
        onClose={close}
        heading={fillIn(words.scheduleHeading, { title })}
        act={{ act: () => publishing.act(fromLocalInput(from)), busy: publishing.busy }}
        label={words.schedule}
        keepLabel={words.cancel}
      >
        <p>{words.scheduleText}</p>
        <label className="grid gap-1 sm:max-w-64">
          <span className="text-xs font-semibold">{words.scheduleFrom}</span>
          <input
            type="datetime-local"
            required
            min={localInput(now)}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            className={denseControlLook}
          />
        </label>
      </ActDialog>
      <ActDialog
        open={asked === 'discard'}
        onClose={close}
        heading={words.discardHeading}
        act={{ act: () => discarding.act(), busy: discarding.busy }}
        label={words.discard}
        keepLabel={words.cancel}
        danger
      >
        <p>{detail.published ? words.discardText : words.discardNewText}</p>
      </ActDialog>
      <ActDialog
        open={asked === 'remove'}
        onClose={close}
        heading={fillIn(words.removeHeading, { title })}
        act={{ act: () => removing.act(), busy: removing.busy }}
        label={words.remove}
        keepLabel={words.cancel}
        danger
      >
        <p>{words.removeText}</p>
      </ActDialog>
    </>
  );
}
