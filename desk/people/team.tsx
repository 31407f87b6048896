import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PersonDetail, type Role, roles } from '#domain/people/person.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Loading, Unanswered } from '#desk/kit/loading.tsx';
import { Select } from '#desk/kit/controls.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import {
  HandOverDialog,
  InviteDialog,
  LinkDialog,
  type ShownLink,
  NewLinkDialog,
} from './team-dialogs.tsx';

const words = deskWords.people.page;

type OpenDialog =
  | { name: 'invite' }
  | { name: 'link'; link: ShownLink }
  | { name: 'new-link' | 'remove' | 'hand-over'; person: PersonDetail };

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
    <section aria-labelledby="team" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="team" className="text-lg">
          {words.team}
        </h2>
        {isAdministrator && (
          <Button onClick={() => setDialog({ name: 'invite' })}>{words.invite}</Button>
        )}
      </div>
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
              onRemove={() => setDialog({ name: 'remove', person })}
            />
          ))}
        </ul>
      )}
      {dialog?.name === 'invite' && <InviteDialog onInvited={showLink} onClose={close} />}
      {dialog?.name === 'link' && <LinkDialog link={dialog.link} onClose={close} />}
      {dialog?.name === 'new-link' && (
        <NewLinkDialog person={dialog.person} onRenewed={showLink} onClose={close} />
      )}
      {dialog?.name === 'hand-over' && data && (
        <HandOverDialog person={dialog.person} people={data} onClose={close} />
      )}
      {dialog?.name === 'remove' && <RemovePerson person={dialog.person} onClose={close} />}
    </section>
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

function PersonRow({
  person,
  managed,
  onNewLink,
  onHandOver,
  onRemove,
}: {
  person: PersonDetail;
  managed: boolean;
  onNewLink: () => void;
  onHandOver: () => void;
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
      {(managed || isSelf) && (
        <div className="flex flex-wrap items-center">
          <RowButton label={words.handOverNamed(name)} onClick={onHandOver}>
            {words.handOver}
          </RowButton>
          {person.handedOver > 0 && <TakeBack person={person} />}
        </div>
      )}
      {managed && (
        <div className="flex flex-wrap items-center">
          <RoleSelect id={id} name={name} role={role} />
          <RowButton label={words.newLinkNamed(name)} onClick={onNewLink}>
            {words.newLink}
          </RowButton>
          <RowButton label={words.removeNamed(name)} onClick={onRemove}>
            {words.remove}
          </RowButton>
        </div>
      )}
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
