import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { fuzzedDesk } from './fuzzed-desk.ts';
import type { AimedRequest } from './fuzzed-request.ts';
import { fuzzedIntake } from './fuzzed-intake.ts';
import { fuzzedLinks } from './fuzzed-links.ts';
import { fuzzedPages } from './fuzzed-pages.ts';
import { fuzzedPlan } from './fuzzed-plan.ts';
import { fuzzedPrograms } from './fuzzed-programs.ts';
import { visitsAsMeant } from './valid-requests.ts';

/**
 * Requests of every kind, to each route that the server registers. Rendering a page takes longest,
 * so there are fewer of them.
 */
export function fuzzedRequests(routes: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  return fc.oneof(
    { weight: 12, arbitrary: fuzzedIntake },
    { weight: 5, arbitrary: fuzzedLinks('status', routes) },
    { weight: 3, arbitrary: fuzzedLinks('alerts', routes) },
    { weight: 2, arbitrary: fuzzedPlan(routes) },
    { weight: 18, arbitrary: fuzzedDesk(routes) },
    { weight: 4, arbitrary: fuzzedPrograms },
    { weight: 3, arbitrary: fuzzedPages(routes) },
    { weight: 8, arbitrary: visitsAsMeant(routes) },
  );
}
