import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { deskRoutesOf, type DeskRoute } from '#tests/support/desk/desk-routes.ts';
import type { Viewer } from '#tests/support/fuzz/fuzz-secrets.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { exampleBody, exampleQuery } from './fuzzed-desk-bodies.ts';
import { addressOf, type AskedRecord } from './fuzzed-desk-records.ts';
import {
  anyAddress,
  closingRequest,
  nobody,
  otherMethod,
  pick,
  type AimedRequest,
  type FuzzedRequest,
} from './fuzzed-request.ts';
import { anyChanges, anyJsonText, anyParameter, anyText, changed } from './nasty-values.ts';

const parameters =
  'q state do kind owner vacancy after due delivery quarantine email removed person action subject from to before'.split(
    ' ',
  );
const values =
  'open all new me none overdue today yes job-application failing sign-in submission 0 -1 1763200000000_x ada % _ "'.split(
    ' ',
  );

const heads: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Encoding': 'gzip' },
  { 'Last-Event-ID': '-1' },
];

type Choices = {
  method?: string | undefined;
  as: 'administrator' | 'consultant' | 'nobody' | 'forged';
  record?: AskedRecord;
  query: Record<string, string>;
  changes: Parameters<typeof changed>[1];
  /** In place of the body. */
  text?: string | undefined;
  head: Record<string, string>;
  address: string;
  at: number;
};

const anyRole = fc.constantFrom<Choices['as']>(
  'administrator',
  'administrator',
  'consultant',
  'nobody',
  'forged',
);

/** As the desk itself asks. */
const asMeant = {
  as: anyRole,
  query: fc.constant({}),
  changes: fc.constant([]),
  head: fc.constant({}),
  address: anyAddress,
  at: fc.nat(),
};

const asAttacked = {
  ...asMeant,
  method: otherMethod,
  record: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constant('other' as const) },
    anyText.map((text) => ({ text })),
  ),
  query: fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...parameters) }, anyText),
    fc.oneof(fc.constantFrom(...values), anyParameter),
    { maxKeys: 4 },
  ),
  changes: anyChanges,
  text: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, anyJsonText),
  head: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...heads)),
};

/** Each route of the desk, by everybody who may or may not ask for it. */
export function fuzzedDesk(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const route = fc.constantFrom(...registered.flatMap(deskRoutesOf));
  return fc.oneof(
    { weight: 1, arbitrary: fc.tuple(route, fc.record(asMeant)).map(aimed) },
    { weight: 1, arbitrary: fc.tuple(route, fc.record(asAttacked)).map(aimed) },
  );
}

function aimed([route, choices]: [DeskRoute, Choices]): AimedRequest {
  return (targets) => deskRequest(route, choices, targets);
}

/** What an administrator may ask of a route, of one record after the other. */
export function validDeskRequest(route: DeskRoute, targets: FuzzTargets, at: number) {
  const address = `10.255.${(at >> 8) & 255}.${at & 255}`;
  const as = 'administrator' as const;
  return deskRequest(route, { as, query: {}, changes: [], head: {}, address, at }, targets);
}

function deskRequest(route: DeskRoute, choices: Choices, targets: FuzzTargets): FuzzedRequest {
  const { method = route.method, as, record, query, changes, text, head, address, at } = choices;
  const { cookie, viewer } = sessionOf(targets, as, route.name);
  const asked = { ...exampleQuery(route.name, targets, at), ...query };
  const search = method === 'GET' ? searchOf(asked, targets, at) : '';
  const body = ['GET', 'HEAD'].includes(method)
    ? undefined
    : bodyOf(text, changed(exampleBody(route.name, targets, at), changes));
  const headers = {
    'X-Forwarded-For': address,
    ...(body && { 'Content-Type': body.type }),
    ...(cookie && { Cookie: `desk_session=${cookie}` }),
    ...head,
  };
  const target = `/api/desk${addressOf(route.pattern, targets, record, at)}${search}`;
  return {
    area: 'desk',
    route: `${route.method} /api/desk${route.pattern}`,
    bytes: closingRequest(method, target, headers, body?.bytes),
    complete: true,
    viewer,
  };
}

function bodyOf(text: string | undefined, body: unknown) {
  if (text === undefined && body instanceof Uint8Array) {
    return { type: 'application/octet-stream', bytes: Buffer.from(body) };
  }
  const json = text ?? JSON.stringify(body) ?? '';
  return { type: 'application/json', bytes: Buffer.from(json) };
}

function sessionOf(
  targets: FuzzTargets,
  as: string,
  route: string,
): { cookie?: string; viewer: Viewer } {
  const found = targets.staff.find(({ role }) => role === as);
  if (!found)
    return as === 'forged' ? { cookie: 'A'.repeat(43), viewer: nobody } : { viewer: nobody };
  if (route === 'POST /sign-out') return { cookie: targets.leaver, viewer: nobody };
  // These end the session that they are sent with.
  if (/^POST \/(?:sign-in|join\/:token)$/.test(route)) return { viewer: nobody };
  const { role, person, session } = found;
  return { cookie: session, viewer: { is: 'staff', role, person } };
}

/** Now and then with the address of a sender, for whom the desk is asked. */
function searchOf(query: Record<string, string>, { senders }: FuzzTargets, at: number): string {
  const { email } = pick(senders, at);
  const found = at % 4 === 0 && { q: email.split('@')[0]!, email };
  const all = Object.entries({ ...found, ...query });
  const pairs = all.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
  return `?${new URLSearchParams(pairs)}`.slice(0, 12_000);
}
