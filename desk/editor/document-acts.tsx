import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { useNow } from '#desk/kit/moment.tsx';
import { fromLocalInput, fullTime, localInput } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useEditedDocument } from './edited-document.ts';
import { discardDraft, documentKey, publishDraft, removeDocument } from './website-api.ts';

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
  const title = draft.title || (layout.untitled ?? '');
  const close = () => setAsked(undefined);
  const leave = async () => {
    close();
    void client.invalidateQueries({ queryKey: list.key });
    await navigate(list.to);
    client.removeQueries({ queryKey: documentKey(detail) });
  };
  const publishing = useAct({
    act: async (at: number | undefined) => {
      if (at !== undefined) return publishDraft(detail, { version: await draft.flush(), from: at });
      const { content, version, dirty } = await draft.settled();
      return publishDraft(detail, { version, ...(dirty && { content }) });
    },
    failure: 'notice',
    done: (published, at) => {
      if (at !== undefined) return fillIn(words.scheduleDone, { when: fullTime(at) });
      return corrects ? corrects.done(published) : words.published;
    },
    onDone: (current) => {
      close();
      draft.accept(current);
    },
    onRefused: (error) => {
      close();
      draft.refused(error);
    },
  });
  const discarding = useAct({
    act: async () => discardDraft(detail, await draft.flush()),
    failure: 'notice',
    refusals: layout.discardRefusals,
    done: words.discarded,
    onDone: (current) => {
      close();
      if (current) draft.accept(current);
      else void leave();
    },
    onRefused: (error) => {
      close();
      draft.refused(error);
    },
  });
  const removing = useAct({
    act: async () => removeDocument(detail, draft.version),
    failure: 'notice',
    done: words.removed,
    onDone: () => void leave(),
    onRefused: close,
  });
  const busy = publishing.busy || discarding.busy || removing.busy || draft.conflict !== undefined;
  const isNew = draft.version === 0;
  return (
    <>
      {draft.isChanged && !isNew && (
        <SmallButton disabled={busy} onClick={() => setAsked('discard')}>
          {words.discard}
        </SmallButton>
      )}
      {detail.removable && detail.published && (
        <SmallButton disabled={busy} onClick={() => setAsked('remove')}>
          {words.remove}
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
          {words.schedule}
        </SmallButton>
      )}
      <SmallButton
        disabled={busy || !(draft.dirty || isNew) || draft.saving.is === 'saving'}
        onClick={() => void draft.flush().catch(() => {})}
      >
        {words.saveDraft}
      </SmallButton>
      {!corrects && (
        <Button disabled={busy || !draft.isChanged} onClick={() => setAsked('publish')}>
          {words.publish}
        </Button>
      )}
      {corrects && detail.published && (
        <Button disabled={busy || !draft.isChanged} onClick={() => publishing.act(undefined)}>
          {corrects.label}
        </Button>
      )}
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
        <Labelled label={words.scheduleFrom} className="sm:max-w-64">
          <Input
            type="datetime-local"
            required
            min={localInput(now)}
            value={from}
            onText={setFrom}
          />
        </Labelled>
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
