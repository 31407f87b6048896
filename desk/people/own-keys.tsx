import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { addKey, hasPasskeys, proposedLabel } from '#desk/kit/passkey.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { RowButton } from './row-button.tsx';
import { fullDate } from '#desk/kit/times.ts';

const words = deskWords.people.page;

/** The passkeys of the person who is signed in. */
export function OwnKeys() {
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'own-keys'],
    queryFn: () => ask('GET /passkeys', {}),
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
  const add = useAct({
    act: () => addKey(label),
    failure: 'shown',
    done: words.keyAdded,
    onDone: onClose,
    renews: [['people']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.addKey}
      act={add}
      label={add.busy ? deskWords.people.join.busy : words.addKeyButton}
    >
      <TextField
        label={deskWords.people.fields.label}
        hint={deskWords.people.fields.labelHint}
        required
        maxLength={60}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
    </ActDialog>
  );
}

function RemoveKey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useAct({
    act: () => ask('DELETE /passkeys/:id', { id: passkey.id }),
    failure: 'shown',
    done: words.keyRemoved,
    onDone: onClose,
    renews: [['people']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.removeKeyQuestion(passkey.label)}
      act={remove}
      label={words.removeKey}
      keepLabel={words.cancel}
      danger
    >
      <p>{words.removeKeyAbout}</p>
    </ActDialog>
  );
}

function usesOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? `${words.lastUsed} ${fullDate(lastUsedAt)}` : words.neverUsed;
  return `${words.added} ${fullDate(createdAt)}, ${used}`;
}
