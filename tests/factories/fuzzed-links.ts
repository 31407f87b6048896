import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { newStatusLinkPath, requestAlertPath } from '#domain/address/paths.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
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

type Link = { token: string; sender: number };

/** What may be put in place of a token. Only the whole one opens anything. */
const tokens: ((links: readonly Link[], at: number, targets: FuzzTargets) => Token)[] = [
  (links, at) => {
    const { token } = pick(links, at);
    return { text: token.slice(0, at % token.length) };
  },
  (links, at) => ({ text: `${pick(links, at).token}${'A'.repeat(at % 50)}x` }),
  (links, at) => ({ text: replaceAt(pick(links, at).token, at) }),
  // The record of one sender with the proof of another.
  (links, at) => {
    const cut = pick(links, at).token.length - 20 + (at % 3);
    return { text: pick(links, at).token.slice(0, cut) + pick(links, at + 1).token.slice(cut) };
  },
  (links, at) => ({ text: swapCase(pick(links, at).token) }),
  (_, at, { senders }) => ({ text: pick(senders, at).id }),
  // Of the other kind of link.
  (links, at, { senders, alerts }) => ({
    text: pick(links === alerts ? senders : alerts, at).token,
  }),
  (_, at, { drafts }) => ({ text: pick(drafts, at).token }),
  (_, at, { staff }) => ({ text: pick(staff, at).session }),
];

const ownToken = (links: readonly Link[], at: number): Token => {
  const { token, sender } = pick(links, at);
  return { text: token, sender };
};

/** Where an address is typed. */
const askingPaths: readonly string[] = [newStatusLinkPath, requestAlertPath];

const fieldNames = {
  status: ['name', 'firstName', 'lastName', 'email', 'yourEmail', 'yourName', 'phone'],
  alerts: ['q', 'role', 'sector', 'location', 'cadence', 'edition', 'email', 'List-Unsubscribe'],
};

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

/** The private pages of submissions or of role alerts, and the forms that ask for their links. */
export function fuzzedLinks(
  area: 'status' | 'alerts',
  registered: RouteOptions[],
): fc.Arbitrary<AimedRequest> {
  const routes = routesBelow(registered, `/${area}`);
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
        fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fieldNames[area]) }, anyText),
        fc.oneof(
          anyText,
          fc.constantFrom('Ada King', 'king@example.com', '+44 20 7946 0018', 'quality', 'de-CH'),
        ),
        { maxKeys: 6 },
      ),
      withBody: fc.integer({ min: 0, max: 9 }).map((at) => at > 0),
    })
    .map(({ route, method, token, at, address, head, fields, withBody }) => (targets) => {
      const links = { status: targets.senders, alerts: targets.alerts }[area];
      const asked = token(links, at, targets);
      const target = route.url
        .replace(':token', segment(asked.text))
        .replace(':message', pick(targets.replies, at).message);
      const given =
        askingPaths.includes(route.url) && at % 2
          ? { ...fields, email: pick(targets.senders, at).email }
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
        area,
        route: `${route.method} ${route.url}`,
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
