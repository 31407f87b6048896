import { z } from 'zod';
import { joinPath, newPersonSchema, roles } from '#domain/people/person.ts';
import { changeRole, invitePerson, listPeople, removePerson, renewInvitation } from './people.ts';
import { DeskRefusal, valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { actorOf, only, personOf, recentlySignedIn } from './signed-in.ts';

const listSchema = z.object({ removed: z.enum(['yes', 'no']).catch('no') });
const roleSchema = z.strictObject({ role: z.enum(roles) });
const renewalSchema = z.strictObject({
  lostKeys: z.array(z.string().max(2_048)).max(50).default([]),
});

/**
 * Everybody sees who works here, and keys and links of their own; administrators also see those of
 * others, and manage them.
 */
export const peopleRoutes: DeskPart = (api, { db, clock }) => {
  const administrators = api.with({
    onRequest: [only('administrator'), recentlySignedIn(clock)],
  });

  api.answer('GET /people', async (request) => {
    const { removed } = valid(listSchema, request.query);
    const people = await listPeople(db, clock.now(), { removed: removed === 'yes' });
    const { id, role } = personOf(request);
    if (role === 'administrator') return people;
    // A link for oneself that a colleague made is no secret: it lets its holder act in one's name.
    return people.map((person) =>
      person.id === id ? person : { ...person, passkeys: [], invitedUntil: null, invitedBy: null },
    );
  });

  administrators.answer('POST /people', async (request, reply) => {
    const person = valid(newPersonSchema, request.body);
    const invited = await api.act(request, (act) => invitePerson(act, { person }));
    if (invited === 'name-taken') throw new DeskRefusal(invited);
    reply.code(201);
    return { path: joinPath(invited.token) };
  });

  administrators.answer('PATCH /people/:id', async (request) => {
    const { role } = valid(roleSchema, request.body);
    const outcome = await changeRole(db, { ...changeOf(request.params.id, request), role });
    if (outcome !== 'changed') throw new DeskRefusal(outcome);
  });

  administrators.answer('DELETE /people/:id', async (request) => {
    const outcome = await removePerson(db, changeOf(request.params.id, request));
    if (outcome !== 'removed') throw new DeskRefusal(outcome);
  });

  administrators.answer('POST /people/:id/invitation', async (request, reply) => {
    const { lostKeys } = valid(renewalSchema, request.body ?? {});
    const renewed = await renewInvitation(db, {
      ...changeOf(request.params.id, request),
      lostKeys,
    });
    if (renewed === 'not-found') throw new DeskRefusal(renewed);
    reply.code(201);
    return { path: joinPath(renewed.token) };
  });

  function changeOf(id: string, request: Parameters<typeof actorOf>[0]) {
    return { id, by: actorOf(request), now: clock.now() };
  }
};
