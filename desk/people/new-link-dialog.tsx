import { useState } from 'react';
import type { NewInvitation, PersonDetail } from '../../domain/work/person.ts';
import { peopleWords } from '../../messages/desk-words/people.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { request } from '../shell/api.ts';
import { Problem } from './entrance.tsx';
import type { ShownLink } from './link-dialog.tsx';
import { useChange } from './use-change.ts';

const words = peopleWords.page;

/** A link for another key; the lost ones are removed with it. */
export function NewLinkDialog({
  person,
  onRenewed,
  onClose,
}: {
  person: PersonDetail;
  onRenewed: (link: ShownLink) => void;
  onClose: () => void;
}) {
  const [lostKeys, setLostKeys] = useState<readonly string[]>([]);
  const { change, isPending, problem } = useChange(
    () => request<NewInvitation>('POST', `/people/${person.id}/invitation`, { lostKeys }),
    ({ path }) => onRenewed({ name: person.name, path }),
  );
  const toggle = (id: string, lost: boolean) =>
    setLostKeys((keys) => (lost ? [...keys, id] : keys.filter((key) => key !== id)));
  return (
    <Dialog
      open
      onClose={onClose}
      heading={words.newLinkNamed(person.name)}
      closeLabel={shellWords.close}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) change(undefined);
        }}
      >
        <p className="text-muted">
          {person.passkeys.length > 0 ? words.newLinkAbout : words.newLinkNone}
        </p>
        {person.passkeys.map(({ id, label }) => (
          <label key={id} className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-signal"
              checked={lostKeys.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            {words.lostKey(label)}
          </label>
        ))}
        <div role="alert">{problem && <Problem>{problem}</Problem>}</div>
        <Button type="submit" aria-disabled={isPending} className="justify-self-end">
          {words.inviteButton}
        </Button>
      </form>
    </Dialog>
  );
}
