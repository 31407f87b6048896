import { roles, type PersonDetail, type Role } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Badge } from '#ui/badge.tsx';
import { ask } from '#desk/kit/api.ts';
import { Select } from '#desk/kit/select.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { RowButton } from './row-button.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.page;

export function PersonRow({
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
    act: () => ask('POST /people/:id/hand-back', { id }, { body: {} }),
    failure: 'notice',
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
    failure: 'notice',
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
