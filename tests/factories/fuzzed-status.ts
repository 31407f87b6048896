import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { newStatusLinkPath } from '../../domain/address/paths.ts';
import type { FuzzTargets } from '../support/fuzz/fuzz-targets.ts';
import {
  anyAddress,
  closingRequest,
  headerValue,
  nobody,
  otherMethod,
  pick,
  routesBelow,
  segment,
  type AimedRequest,
} from './fuzzed-request.ts';
import { anyText } from './nasty-values.ts';

type Token = { text: string; sender?: number };

/** What somebody may put in place of a token. Only the whole one opens anything. */
const tokens: ((targets: FuzzTargets, at: number) => Token)[] = [
  ({ senders }, at) => ({ text: pick(senders, at).token.slice(0, at % 46) }),
  ({ senders }, at) => ({ text: `${pick(senders, at).token}${'A'.repeat(at % 50)}x` }),
  ({ senders }, at) => ({ text: replaceAt(pick(senders, at).token, at) }),
  // The submission of one sender with the proof of another.
  ({ senders }, at) => {
    const cut = 24 + (at % 3);
    return { text: pick(senders, at).token.slice(0, cut) + pick(senders, at + 1).token.slice(cut) };
  },
  ({ senders }, at) => ({ text: swapCase(pick(senders, at).token) }),
  ({ senders }, at) => ({ text: pick(senders, at).id }),
  ({ drafts }, at) => ({ text: pick(drafts, at).token }),
  ({ staff }, at) => ({ text: pick(staff, at).session }),
];

const ownToken = ({ senders }: FuzzTargets, at: number): Token => {
  const { token, sender } = pick(senders, at);
  return { text: token, sender };
};

const fieldNames = ['name', 'firstName', 'lastName', 'email', 'yourEmail', 'yourName', 'phone'];

const heads: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null' },
  { Origin: 'https://elsewhere.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Type': 'application/json' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Accept-Language': 'de-CH,de;q=0.9' },
  { 'Accept-Language': '*;q=2, x-1, '.repeat(90) },
  { Range: 'bytes=0-9' },
];

export function fuzzedStatus(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const routes = routesBelow(registered, '/status');
  return fc
    .record({
      route: fc.constantFrom(...routes),
      method: otherMethod,
      token: fc.oneof(
        { weight: 12, arbitrary: fc.constant(ownToken) },
        { weight: 8, arbitrary: fc.constantFrom(...tokens) },
        anyText.map((text) => () => ({ text }) as Token),
      ),
      at: fc.nat(),
      address: anyAddress,
      head: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.constantFrom(...heads)),
      fields: fc.dictionary(
        fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fieldNames) }, anyText),
        fc.oneof(anyText, fc.constantFrom('Ada King', 'king@example.com', '+44 20 7946 0018')),
        { maxKeys: 6 },
      ),
      withBody: fc.integer({ min: 0, max: 9 }).map((at) => at > 0),
    })
    .map(({ route, method, token, at, address, head, fields, withBody }) => (targets) => {
      const asked = token(targets, at);
      const target = route.url.replace(':token', segment(asked.text));
      const given =
        route.url === newStatusLinkPath && at % 2
          ? { email: pick(targets.senders, at).email }
          : fields;
      const body = Buffer.from(new URLSearchParams(wellFormed(given)).toString());
      const headers = {
        'X-Forwarded-For': address,
        Accept: 'text/html',
        ...(withBody && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...mapValues(head, headerValue),
      };
      const name = method ?? route.method;
      const writes = withBody && !['GET', 'HEAD'].includes(name);
      return {
        area: 'status',
        bytes: closingRequest(name, target, headers, writes ? body : undefined),
        complete: true,
        viewer: asked.sender === undefined ? nobody : { is: 'sender', sender: asked.sender },
      };
    });
}

function wellFormed(fields: Record<string, string>): Record<string, string> {
  return mapValues(fields, (value) => value.toWellFormed());
}

function mapValues(fields: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

function replaceAt(token: string, at: number): string {
  const place = at % token.length;
  const other = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + other + token.slice(place + 1);
}

function swapCase(token: string): string {
  return token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase();
}
