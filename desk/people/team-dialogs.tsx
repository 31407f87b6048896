import { useState } from 'react';
import { type PersonDetail, type Role, roles } from '#domain/people/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Labelled, Select } from '#desk/kit/controls.tsx';
import { copyText } from '#desk/kit/use-act.ts';
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
  return (
    <AskDialog
      onClose={onClose}
      heading={words.invite}
      act={() => ask('POST /people', {}, { body: { name, role, ...(email && { email }) } })}
      onDone={({ path }) => onInvited({ name, path })}
      renews={[['people']]}
      label={words.inviteButton}
    >
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
    </AskDialog>
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
  const toggle = (id: string, lost: boolean) =>
    setLostKeys((keys) => (lost ? [...keys, id] : keys.filter((key) => key !== id)));
  return (
    <AskDialog
      onClose={onClose}
      heading={words.newLinkNamed(person.name)}
      act={() =>
        ask('POST /people/:id/invitation', { id: person.id }, { body: { lostKeys: [...lostKeys] } })
      }
      onDone={({ path }) => onRenewed({ name: person.name, path })}
      renews={[['people']]}
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
    </AskDialog>
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
          {/* The address stays selected in its field where the clipboard is refused. */}
          <Button onClick={() => void copyText(address, words.copied)}>{words.copy}</Button>
        </div>
      </div>
    </Dialog>
  );
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
  return (
    <AskDialog
      onClose={onClose}
      heading={words.handOverNamed(name)}
      act={() => ask('POST /people/:id/hand-over', { id }, { body: { to } })}
      done={words.handedOver}
      renews={[['people'], ['inbox'], ['mandates']]}
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
    </AskDialog>
  );
}
