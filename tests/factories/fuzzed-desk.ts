import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { deskRoutesOf } from '../support/desk/desk-routes.ts';
import type { Viewer } from '../support/fuzz/fuzz-secrets.ts';
import type { FuzzTargets } from '../support/fuzz/fuzz-targets.ts';
import { exampleBody } from './fuzzed-desk-bodies.ts';
import {
  anyAddress,
  closingRequest,
  nobody,
  otherMethod,
  pick,
  segment,
  type AimedRequest,
} from './fuzzed-request.ts';
import { anyChanges, anyJsonText, anyParameter, anyText, changed } from './nasty-values.ts';

/** By the part of the address before a parameter; any record where it is not listed. */
const records: Record<string, (targets: FuzzTargets) => string[]> = {
  submissions: ({ senders }) => senders.map(({ id }) => id),
  vacancies: ({ vacancies }) => vacancies.map(({ id }) => id),
  people: ({ people }) => people,
  mandates: ({ mandates }) => mandates,
  passkeys: ({ staff }) => staff.map(({ key }) => key),
  join: ({ invitations }) => invitations,
  tasks: ({ tasks }) => tasks,
  mails: ({ tasks }) => tasks.map((id) => `${id}.eml`),
  destinations: () => ['webhook', 'mail', 'indexnow', 'constructor'],
};

const anyRecord = (targets: FuzzTargets) =>
  Object.values(records).flatMap((listed) => listed(targets));

const parameters =
  'q state kind owner vacancy after due delivery quarantine email removed person action subject from to before'.split(
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

/** Each route of the desk, by everybody who may or may not ask for it. */
export function fuzzedDesk(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const routes = registered.flatMap(deskRoutesOf);
  return fc
    .record({
      route: fc.constantFrom(...routes),
      method: otherMethod,
      as: fc.constantFrom('administrator', 'administrator', 'consultant', 'nobody', 'forged'),
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
      address: anyAddress,
      at: fc.nat(),
    })
    .map(
      ({ route, method = route.method, as, record, query, changes, text, head, address, at }) =>
        (targets) => {
          const { cookie, viewer } = sessionOf(targets, as, route.name);
          const search = method === 'GET' ? searchOf(query, targets, at) : '';
          const json =
            text ?? JSON.stringify(changed(exampleBody(route.name, targets, at), changes));
          const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.from(json ?? '');
          const headers = {
            'X-Forwarded-For': address,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(cookie && { Cookie: `desk_session=${cookie}` }),
            ...head,
          };
          const target = `/api/desk${addressOf(route.pattern, targets, record, at)}${search}`;
          return {
            area: 'desk',
            bytes: closingRequest(method, target, headers, body),
            complete: true,
            viewer,
          };
        },
    );
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
  const { role, person, session } = found;
  return { cookie: session, viewer: { is: 'staff', role, person } };
}

function addressOf(
  pattern: string,
  targets: FuzzTargets,
  record: undefined | 'other' | { text: string },
  at: number,
): string {
  let before = '';
  const parts = pattern.split('/').map((part) => {
    const listed = records[before] ?? anyRecord;
    before = part;
    if (!part.startsWith(':')) return part;
    if (typeof record === 'object') return segment(record.text);
    return segment(pick((record === 'other' ? anyRecord : listed)(targets), at));
  });
  return parts.join('/');
}

/** Now and then with the address of a sender, for whom the desk is asked. */
function searchOf(query: Record<string, string>, { senders }: FuzzTargets, at: number): string {
  const { email } = pick(senders, at);
  const all = Object.entries({ ...query, ...(at % 4 === 0 && { email, q: email.split('@')[0]! }) });
  const pairs = all.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
  return `?${new URLSearchParams(pairs)}`.slice(0, 12_000);
}
