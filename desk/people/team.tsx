import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PersonDetail, type Role, roles } from '#domain/people/person.ts';
import { Badge } from '#ui/badge.tsx';
import { AskDialog, ShownOnce } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Loading, Unanswered } from '#desk/kit/loading.tsx';
import { Labelled, Select, SmallButton } from '#desk/kit/controls.tsx';
import { Panel } from '#desk/kit/operations-page.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-field.tsx';

const words = deskWords.people.page;

type OpenDialog =
  | { name: 'invite' }
  | { name: 'link'; link: ShownLink }
  | { name: 'new-link' | 'remove' | 'hand-over' | 'sign-out'; person: PersonDetail };

/** Everybody on the desk; administrators manage them here. */
export function Team() {
  const isAdministrator = usePerson().role === 'administrator';
  const query = useQuery({
    queryKey: ['people', 'team'],
    queryFn: () => ask('GET /people', {}),
  });
  const { data } = query;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const showLink = (link: ShownLink) => setDialog({ name: 'link', link });
  return (
    <Panel
      heading={words.team}
      aside={
        isAdministrator && (
          <SmallButton variant="primary" onClick={() => setDialog({ name: 'invite' })}>
            {words.invite}
          </SmallButton>
        )
      }
    >
      {!isAdministrator && <p className="text-muted">{words.teamAbout}</p>}
      {!data && <Unanswered query={query} loading={<Loading label={words.loading} />} />}
      {data && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              managed={isAdministrator}
              onNewLink={() => setDialog({ name: 'new-link', person })}
              onHandOver={() => setDialog({ name: 'hand-over', person })}
              onSignOut={() => setDialog({ name: 'sign-out', person })}
              onRemove={() => setDialog({ name: 'remove', person })}
            />
          ))}
        </ul>
      )}
      {dialog?.name === 'invite' && <InviteDialog onInvited={showLink} onClose={close} />}
      {dialog?.name === 'link' && (
        <ShownOnce
          heading={words.link(dialog.link.name)}
          about={words.linkAbout}
          text={window.location.origin + dialog.link.path}
          copying={words}
          onClose={close}
        />
      )}
      {dialog?.name === 'new-link' && (
        <NewLinkDialog person={dialog.person} onRenewed={showLink} onClose={close} />
      )}
      {dialog?.name === 'hand-over' && data && (
        <HandOverDialog person={dialog.person} people={data} onClose={close} />
      )}
      {dialog?.name === 'sign-out' && <SignOutPerson person={dialog.person} onClose={close} />}
      {dialog?.name === 'remove' && <RemovePerson person={dialog.person} onClose={close} />}
    </Panel>
  );
}

function RemovePerson({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  return (
    <AskDialog
      onClose={onClose}
      heading={words.removeQuestion(person.name)}
      act={() => ask('DELETE /people/:id', { id: person.id })}
      done={words.removed(person.name)}
      renews={[['people']]}
      label={words.remove}
      keepLabel={words.cancel}
      danger
    >
      <p>{words.removeAbout}</p>
    </AskDialog>
  );
}

function SignOutPerson({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  return (
    <AskDialog
      onClose={onClose}
      heading={words.signOutQuestion(person.name)}
      act={() => ask('DELETE /people/:id/sessions', { id: person.id })}
      done={words.signedOut(person.name)}
      renews={[['people'], ['session']]}
      label={words.signOut}
      keepLabel={words.cancel}
    >
      <p>{words.signOutAbout}</p>
    </AskDialog>
  );
}

function PersonRow({
  person,
  managed,
  onNewLink,
  onHandOver,
  onSignOut,
  onRemove,
}: {
  person: PersonDetail;
  managed: boolean;
  onNewLink: () => void;
  onHandOver: () => void;
  onSignOut: () => void;
  onRemove: () => void;
}) {
  const { id, name, email, role } = person;
  const isSelf = usePerson().id === id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {isSelf && <span className="text-muted">({words.you})</span>}
          {!managed && role === 'administrator' && (
            <Badge>{deskWords.people.roles.administrator}</Badge>
          )}
        </p>
        <p className="text-xs text-muted">
          {[email, (managed || isSelf) && keysAndLink(person)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center max-sm:-ml-3 sm:justify-end">
        {(managed || isSelf) && (
          <RowButton label={words.handOverNamed(name)} onClick={onHandOver}>
            {words.handOver}
          </RowButton>
        )}
        {(managed || isSelf) && person.handedOver > 0 && <TakeBack person={person} />}
        {managed && (
          <>
            {!isSelf && (
              <RowButton label={words.signOutNamed(name)} onClick={onSignOut}>
                {words.signOut}
              </RowButton>
            )}
            <RowButton label={words.newLinkNamed(name)} onClick={onNewLink}>
              {words.newLink}
            </RowButton>
            <RowButton label={words.removeNamed(name)} onClick={onRemove}>
              {words.remove}
            </RowButton>
            <RoleSelect id={id} name={name} role={role} />
          </>
        )}
      </div>
    </li>
  );
}

function TakeBack({ person: { id, name, handedOver } }: { person: PersonDetail }) {
  const { act } = useAct({
    act: () => ask('POST /people/:id/hand-back', { id }),
    done: words.handedOver,
    renews: [['people'], ['inbox'], ['mandates']],
  });
  return (
    <RowButton label={words.takeBackNamed(handedOver, name)} onClick={() => act()}>
      {words.takeBack(handedOver)}
    </RowButton>
  );
}

function RoleSelect({ id, name, role }: { id: string; name: string; role: Role }) {
  const { act, busy } = useAct({
    act: (wanted: Role) => ask('PATCH /people/:id', { id }, { body: { role: wanted } }),
    done: (_, wanted) => words.roleChanged(name, deskWords.people.roles[wanted]),
    // The own role may have changed.
    renews: [['people'], ['session']],
  });
  return (
    <Select
      aria-label={words.roleNamed(name)}
      value={role}
      disabled={busy}
      onChange={act}
      options={roles.map((one) => [one, deskWords.people.roles[one]] as const)}
    />
  );
}

function keysAndLink({ passkeys, invitedUntil, invitedBy }: PersonDetail): string {
  const keys = passkeys.length > 0 && words.keysOf(passkeys.length);
  const link = invitedUntil && words.invitedUntil(fullTime(invitedUntil), invitedBy);
  return [keys, link].filter(Boolean).join(' · ') || words.notJoined;
}

/** A small action within a row; `label` names the row for those who do not see it. */
export function RowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-9 rounded-sm px-3 font-medium text-accent hover:bg-ink/5"
    >
      {children}
    </button>
  );
}

/** `onInvited` gets the link, which is shown once. */
function InviteDialog({
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
      <TextInput
        label={words.name}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
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
function NewLinkDialog({
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

type ShownLink = { name: string; path: string };

/** All open work of somebody who is away goes to one colleague. */
function HandOverDialog({
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
