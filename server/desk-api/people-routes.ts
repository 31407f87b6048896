import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import {
  joinPath,
  newPersonSchema,
  roles,
  type NewInvitation,
  type PersonDetail,
} from '../../domain/work/person.ts';
import {
  changeRole,
  invitePerson,
  listPeople,
  removePerson,
  renewInvitation,
} from '../store/people/people.ts';
import { DeskRefusal, valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf, only, personOf, recentlySignedIn } from './signed-in.ts';

type WithId = { Params: { id: string } };

const listSchema = z.object({ removed: z.enum(['yes', 'no']).catch('no') });
const roleSchema = z.strictObject({ role: z.enum(roles) });
const renewalSchema = z.strictObject({
  lostKeys: z.array(z.string().max(2_048)).max(50).default([]),
});

/**
 * Everybody sees who works here, and keys and links of their own; administrators also see those of
 * others, and manage them.
 */
export const peopleRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  const manage = { onRequest: [only('administrator'), recentlySignedIn(clock)] };

  app.get('/api/desk/people', async (request): Promise<PersonDetail[]> => {
    const { removed } = valid(listSchema, request.query);
    const people = await listPeople(db, clock.now(), { removed: removed === 'yes' });
    const { id, role } = personOf(request);
    if (role === 'administrator') return people;
    // A link for oneself that a colleague made is no secret: it lets its holder act in one's name.
    return people.map((person) =>
      person.id === id ? person : { ...person, passkeys: [], invitedUntil: null, invitedBy: null },
    );
  });

  app.post('/api/desk/people', manage, async (request, reply) => {
    const person = valid(newPersonSchema, request.body);
    const invited = await invitePerson(db, { person, by: actorOf(request), now: clock.now() });
    if (invited === 'name-taken') throw new DeskRefusal(409, invited);
    return reply.code(201).send({ path: joinPath(invited.token) } satisfies NewInvitation);
  });

  app.patch<WithId>('/api/desk/people/:id', manage, async (request, reply) => {
    const { role } = valid(roleSchema, request.body);
    refuse(await changeRole(db, { ...changeOf(request.params.id, request), role }));
    return reply.code(204).send();
  });

  app.delete<WithId>('/api/desk/people/:id', manage, async (request, reply) => {
    refuse(await removePerson(db, changeOf(request.params.id, request)));
    return reply.code(204).send();
  });

  app.post<WithId>('/api/desk/people/:id/invitation', manage, async (request, reply) => {
    const { lostKeys } = valid(renewalSchema, request.body ?? {});
    const renewed = await renewInvitation(db, {
      ...changeOf(request.params.id, request),
      lostKeys,
    });
    if (renewed === 'not-found') throw new DeskRefusal(404, renewed);
    return reply.code(201).send({ path: joinPath(renewed.token) } satisfies NewInvitation);
  });

  function changeOf(id: string, request: Parameters<typeof actorOf>[0]) {
    return { id, by: actorOf(request), now: clock.now() };
  }
};

function refuse(outcome: string) {
  if (outcome === 'not-found') throw new DeskRefusal(404, outcome);
  if (outcome === 'last-administrator') throw new DeskRefusal(409, outcome);
}
