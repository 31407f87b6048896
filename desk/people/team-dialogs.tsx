import { useState } from 'react';
import { type PersonDetail, type Role, roles } from '#domain/people/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toast.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Labelled, Select } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.people.page;

/** `onInvited` gets the link, which is shown once. */
export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (link: { name: string; path: string }) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('consultant');
  const invite = useAct({
    act: () => ask('POST /people', {}, { body: { name, role, ...(email && { email }) } }),
    failure: 'shown',
    onDone: ({ path }) => onInvited({ name, path }),
    renews: [['people']],
  });
  return (
    <ActDialog onClose={onClose} heading={words.invite} act={invite} label={words.inviteButton}>
      <p className="text-muted">{words.inviteAbout}</p>
      <TextField
        label={words.name}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words.email}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label={words.role}
        hint={words.roleHint}
        options={roleOptions}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      />
    </ActDialog>
  );
}

const roleOptions = roles.map((value) => ({ value, label: deskWords.people.roles[value] }));

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
    act: () =>
      ask('POST /people/:id/invitation', { id: person.id }, { body: { lostKeys: [...lostKeys] } }),
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

export type ShownLink = { name: string; path: string };

/** Shows an invitation the only time that it can be shown. */
export function LinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  const address = window.location.origin + link.path;
  return (
    <Dialog
      open
      onClose={onClose}
      heading={words.link(link.name)}
      closeLabel={deskWords.kit.close}
      notices={{ label: deskWords.kit.notices, close: deskWords.kit.close }}
    >
      <div className="grid gap-5">
        <p className="text-muted">{words.linkAbout}</p>
        <TextField
          label={words.link(link.name)}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => void copy(address)}>{words.copy}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The address stays selected in its field where the clipboard is refused. */
async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: words.copied, variant: 'success' });
  } catch {
    notify({ title: deskWords.kit.failed, variant: 'destructive' });
  }
}

/** All open work of somebody who is away goes to one colleague. */
export function HandOverDialog({
  person: { id, name },
  people,
  onClose,
}: {
  person: PersonDetail;
  people: readonly PersonDetail[];
  onClose: () => void;
}) {
  const others = people.filter((one) => one.id !== id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const handing = useAct({
    act: () => ask('POST /people/:id/hand-over', { id }, { body: { to } }),
    failure: 'shown',
    done: words.handedOver,
    onDone: onClose,
    renews: [['people'], ['inbox'], ['mandates']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.handOverNamed(name)}
      act={handing}
      label={words.handOver}
      keepLabel={words.cancel}
    >
      <p>{words.handOverAbout}</p>
      <Labelled label={words.handOverTo}>
        <Select
          look="field"
          value={to}
          onChange={setTo}
          options={others.map((one) => [one.id, one.name] as const)}
        />
      </Labelled>
    </ActDialog>
  );
}
