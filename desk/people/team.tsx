import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonDetail } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog, type ShownLink } from './link-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.page;

type OpenDialog =
  | { name: 'invite' }
  | { name: 'link'; link: ShownLink }
  | { name: 'new-link' | 'remove' | 'hand-over'; person: PersonDetail };

/** Everybody on the desk; administrators manage them here. */
export function Team() {
  const isAdministrator = usePerson().role === 'administrator';
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'team'],
    queryFn: () => ask('GET /people', {}),
  });
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
      {error && !data && <Failure onRetry={() => void refetch()} />}
      {!error && !data && <Loading label={words.loading} />}
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
  const remove = useAct({
    act: () => ask('DELETE /people/:id', { id: person.id }),
    failure: 'shown',
    done: words.removed(person.name),
    onDone: onClose,
    renews: [['people']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.removeQuestion(person.name)}
      act={remove}
      label={words.remove}
      keepLabel={words.cancel}
      danger
    >
      <p>{words.removeAbout}</p>
    </ActDialog>
  );
}
