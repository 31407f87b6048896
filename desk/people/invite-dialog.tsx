import { useState } from 'react';
import { roles, type NewInvitation, type Role } from '../../domain/work/person.ts';
import { peopleWords } from '../../messages/desk-words/people.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { request } from '../shell/api.ts';
import { Problem } from './entrance.tsx';
import { useChange } from './use-change.ts';

const words = peopleWords.page;

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
  const { change, isPending, problem } = useChange(
    () => request<NewInvitation>('POST', '/people', { name, role, ...(email && { email }) }),
    ({ path }) => onInvited({ name, path }),
  );
  return (
    <Dialog open onClose={onClose} heading={words.invite} closeLabel={shellWords.close}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) change(undefined);
        }}
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
        <div role="alert">{problem && <Problem>{problem}</Problem>}</div>
        <Button type="submit" aria-disabled={isPending} className="justify-self-end">
          {words.inviteButton}
        </Button>
      </form>
    </Dialog>
  );
}

const roleOptions = roles.map((value) => ({ value, label: peopleWords.roles[value] }));
