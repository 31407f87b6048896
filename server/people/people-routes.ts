import { joinPath } from '#domain/people/person.ts';
import { changeRole, invitePerson, listPeople, removePerson, renewInvitation } from './people.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { actorOf, personOf } from './signed-in.ts';

/**
 * Everybody sees who works here, and keys and links of their own; administrators also see those of
 * others, and manage them.
 */
export const peopleRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /people', async (request) => {
    const { removed } = request.query;
    const people = await listPeople(db, clock.now(), { removed: removed === 'yes' });
    const { id, role } = personOf(request);
    if (role === 'administrator') return people;
    // A link for oneself that a colleague made is no secret: it lets its holder act in one's name.
    return people.map((person) =>
      person.id === id ? person : { ...person, passkeys: [], invitedUntil: null, invitedBy: null },
    );
  });

  api.answer('POST /people', async (request) => {
    const person = request.body;
    const invited = await api.act(request, (act) => invitePerson(act, { person }));
    if (invited === 'name-taken') throw new DeskRefusal(invited);
    return { path: joinPath(invited.token) };
  });

  api.answer('PATCH /people/:id', async (request) => {
    const { role } = request.body;
    const outcome = await changeRole(db, { ...changeOf(request.params.id, request), role });
    if (outcome !== 'changed') throw new DeskRefusal(outcome);
  });

  api.answer('DELETE /people/:id', async (request) => {
    const outcome = await removePerson(db, changeOf(request.params.id, request));
    if (outcome !== 'removed') throw new DeskRefusal(outcome);
  });

  api.answer('POST /people/:id/invitation', async (request) => {
    const { lostKeys } = request.body;
    const renewed = await renewInvitation(db, {
      ...changeOf(request.params.id, request),
      lostKeys,
    });
    if (renewed === 'not-found') throw new DeskRefusal(renewed);
    return { path: joinPath(renewed.token) };
  });

  function changeOf(id: string, request: Parameters<typeof actorOf>[0]) {
    return { id, by: actorOf(request), now: clock.now() };
  }
};
