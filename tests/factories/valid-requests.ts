import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { deskRoutesOf } from '#tests/support/desk/desk-routes.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { boundary, rawBody } from '#tests/support/server/send-raw.ts';
import { validDeskRequest } from './fuzzed-desk.ts';
import { validProgramRequests } from './fuzzed-programs.ts';
import {
  anyAddress,
  closingRequest,
  nobody,
  type AimedRequest,
  type FuzzedRequest,
} from './fuzzed-request.ts';
import { visits, type Visit } from './valid-visits.ts';

/** A request to one route that it accepts for some `at`, depending on what became of the targets. */
export type ValidRequest = {
  route: string;
  /** Nothing for a route that has no example yet. */
  request: ((targets: FuzzTargets, at: number) => FuzzedRequest) | undefined;
};

/** One for each route that the server registers. */
export function validRequests(registered: RouteOptions[]): ValidRequest[] {
  const desk = registered.flatMap(deskRoutesOf).map((route) => ({
    route: `${route.method} /api/desk${route.pattern}`,
    request: (targets: FuzzTargets, at: number) => validDeskRequest(route, targets, at),
  }));
  const others = visitorRoutes(registered).map((route) => {
    const visiting = visits[route];
    return {
      route,
      request:
        visiting &&
        ((targets: FuzzTargets, at: number) =>
          visitRequest(route, visiting(targets, at), `10.254.${(at >> 8) & 255}.${at & 255}`)),
    };
  });
  return [...desk, ...validProgramRequests, ...others];
}

/** Requests of visitors and senders with nothing wrong about them. */
export function visitsAsMeant(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const known = visitorRoutes(registered).filter((route) => visits[route]);
  return fc.record({ route: fc.constantFrom(...known), at: fc.nat(), address: anyAddress }).map(
    ({ route, at, address }) =>
      (targets) =>
        visitRequest(route, visits[route]!(targets, at), address),
  );
}

function visitorRoutes(registered: RouteOptions[]): string[] {
  return registered
    .filter(({ url }) => !/^\/api\/(?:desk|v1)\//.test(url))
    .flatMap(({ url, method }) => [method].flat().map((name) => `${name} ${url}`))
    .filter((route) => !/^(?:HEAD|OPTIONS) /.test(route));
}

function visitRequest(route: string, visit: Visit, address: string): FuzzedRequest {
  const { target, form, parts, sender } = visit;
  const [method = ''] = route.split(' ');
  const body = parts ? rawBody(parts) : form && Buffer.from(new URLSearchParams(form).toString());
  const type = parts
    ? `multipart/form-data; boundary=${boundary}`
    : 'application/x-www-form-urlencoded';
  const headers = {
    'X-Forwarded-For': address,
    'Sec-Fetch-Site': 'same-origin',
    ...(body && { 'Content-Type': type }),
  };
  return {
    area: areaOf(target),
    route,
    bytes: closingRequest(method, target, headers, body),
    complete: true,
    viewer: sender === undefined ? nobody : { is: 'sender', sender },
  };
}

function areaOf(target: string): FuzzedRequest['area'] {
  if (target.startsWith('/api/intake')) return 'intake';
  if (target.startsWith('/status')) return 'status';
  if (target.startsWith('/alerts')) return 'alerts';
  return target.includes('brief') ? 'plan' : 'pages';
}
