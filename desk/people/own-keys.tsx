import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../domain/work/person.ts';
import { peopleWords } from '../../messages/desk-words/people.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { request } from '../shell/api.ts';
import { Failure } from '../shell/failure.tsx';
import { Loading } from '../shell/loading.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Problem } from './entrance.tsx';
import { addKey, hasPasskeys, proposedLabel } from './passkey.ts';
import { RowButton } from './row-button.tsx';
import { fullDate } from '../shell/times.ts';
import { closeAndSay, ownKeysKey, useChange } from './use-change.ts';

const words = peopleWords.page;

/** The passkeys of the person who is signed in. */
export function OwnKeys() {
  const { data, error, refetch } = useQuery({
    queryKey: ownKeysKey,
    queryFn: () => request<Passkey[]>('GET', '/passkeys'),
  });
  const [dialog, setDialog] = useState<'add' | Passkey>();
  const close = () => setDialog(undefined);
  return (
    <section aria-labelledby="own-keys" className="grid content-start gap-3">
      <h2 id="own-keys" className="text-lg">
        {words.keys}
      </h2>
      <p className="text-muted">{words.keysAbout}</p>
      {error && !data && <Failure onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.map((key) => (
            <li key={key.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <Icon name="lock" className="size-4 shrink-0 text-accent" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{key.label}</p>
                <p className="text-xs text-muted">{usesOf(key)}</p>
              </div>
              {data.length > 1 && (
                <RowButton label={words.removeKeyNamed(key.label)} onClick={() => setDialog(key)}>
                  {words.removeKey}
                </RowButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setDialog('add')}>
          {words.addKey}
        </Button>
      )}
      {dialog === 'add' && <AddKey onClose={close} />}
      {typeof dialog === 'object' && <RemoveKey passkey={dialog} onClose={close} />}
    </section>
  );
}

function AddKey({ onClose }: { onClose: () => void }) {
  const [label, setLabel] = useState(proposedLabel);
  const { change, isPending, problem } = useChange(
    () => addKey<Passkey[]>('/passkeys', { label }),
    () => closeAndSay(onClose, words.keyAdded),
  );
  return (
    <Dialog open onClose={onClose} heading={words.addKey} closeLabel={shellWords.close}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) change(undefined);
        }}
      >
        <TextField
          label={peopleWords.fields.label}
          hint={peopleWords.fields.labelHint}
          required
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <div role="alert">{problem && <Problem>{problem}</Problem>}</div>
        <Button type="submit" aria-disabled={isPending} className="justify-self-end">
          {isPending ? peopleWords.join.busy : words.addKeyButton}
        </Button>
      </form>
    </Dialog>
  );
}

function RemoveKey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { change, isPending, problem } = useChange(
    () => request('DELETE', `/passkeys/${encodeURIComponent(passkey.id)}`),
    () => closeAndSay(onClose, words.keyRemoved),
  );
  return (
    <ConfirmDialog
      heading={words.removeKeyQuestion(passkey.label)}
      about={words.removeKeyAbout}
      confirm={words.removeKey}
      pending={isPending}
      problem={problem}
      onConfirm={() => change(undefined)}
      onClose={onClose}
    />
  );
}

function usesOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? `${words.lastUsed} ${fullDate(lastUsedAt)}` : words.neverUsed;
  return `${words.added} ${fullDate(createdAt)}, ${used}`;
}
