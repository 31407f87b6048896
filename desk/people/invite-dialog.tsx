import { useState } from 'react';
import { roles, type Role } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { useAct } from '#desk/kit/use-act.ts';

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
