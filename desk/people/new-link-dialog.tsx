import { useState } from 'react';
import type { PersonDetail } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import type { ShownLink } from './link-dialog.tsx';

const words = deskWords.people.page;

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
  const renew = useAct({
    act: () => ask('POST /people/:id/invitation', { id: person.id }, { body: { lostKeys } }),
    failure: 'shown',
    onDone: ({ path }) => onRenewed({ name: person.name, path }),
    renews: [['people']],
  });
  const toggle = (id: string, lost: boolean) =>
    setLostKeys((keys) => (lost ? [...keys, id] : keys.filter((key) => key !== id)));
  return (
    <ActDialog
      onClose={onClose}
      heading={words.newLinkNamed(person.name)}
      act={renew}
      label={words.inviteButton}
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
    </ActDialog>
  );
}
