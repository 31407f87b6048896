import type { FastifyRequest } from 'fastify';
import { type HandedOver } from '#domain/people/person.ts';
import { handBack, handOver, type HandOverRefused } from './hand-over.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { personOf } from '#server/people/signed-in.ts';

/** All open work of somebody who is away, by that person or by an administrator. */
export const handOverRoutes: DeskPart = (api) => {
  api.answer('POST /people/:id/hand-over', async (request) => {
    const { to } = request.body;
    const from = allowed(request, request.params.id);
    return answer(await api.act(request, (act) => handOver(act, { from, to })));
  });

  api.answer('POST /people/:id/hand-back', async (request) => {
    const to = allowed(request, request.params.id);
    return answer(await api.act(request, (act) => handBack(act, to)));
  });
};

function allowed(request: FastifyRequest, id: string): string {
  const { id: own, role } = personOf(request);
  if (id !== own && role !== 'administrator') throw new DeskRefusal('not-allowed');
  return id;
}

function answer(result: HandedOver | HandOverRefused): HandedOver {
  if (typeof result === 'string') throw new DeskRefusal(result);
  return result;
}
