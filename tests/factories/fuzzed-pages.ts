import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { catalogue } from '#content/catalogue.server.ts';
import { filterGroups, filterOptions } from '#domain/vacancies/filter.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { shownOf } from '#server/web/pages/page-renderer.ts';
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

const options = Object.values(filterOptions(catalogue().firm)).flat();
const query = fc.array(
  fc.tuple(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom<string>(...filterGroups, 'q', 'subject', 'page', 'job'),
      },
      anyText,
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom<string>(...options) }, anyText),
  ),
  { maxLength: 6 },
);

const headNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Cookie',
];
const headValues = fc.oneof(
  fc.constantFrom('br', 'gzip;q=0', '*', 'bytes=5-1', 'bytes=0-3,5-9', 'bytes=99999999-', 'W/"x"'),
  anyText.map(headerValue),
);

/** Pages, the desk's shell and what is no page at all. */
export function fuzzedPages(registered: RouteOptions[]): fc.Arbitrary<AimedRequest> {
  const onDemand = listOnDemandAddresses(shownOf(catalogue().vacancies));
  const cards = onDemand.filter((address) => address.startsWith('/social/'));
  const others = routesBelow(registered, '/api/', '/desk', '/media/').filter(
    ({ url, method }) =>
      method === 'GET' &&
      !['/api/desk', '/api/intake', '/api/brief'].some((one) => url.startsWith(one)),
  );
  const address = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom(...onDemand.filter((one) => !cards.includes(one))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...cards) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/about', '/de/about/', '/VACANCIES', '/desk/', '/desk/x'),
    },
    { weight: 1, arbitrary: anyText.map((text) => `/${segment(text)}`) },
    { weight: 1, arbitrary: anyText.map((text) => `/vacancies/${segment(text)}`) },
    { weight: 1, arbitrary: fc.constantFrom('/%2e%2e/%2e%2e/etc/passwd', '/%', '//x', '/a/../b') },
  );
  return fc
    .record({
      address: fc.oneof(
        { weight: 10, arbitrary: address },
        fc.constantFrom(...others.map(({ url }) => url)),
      ),
      query,
      method: otherMethod,
      head: fc.dictionary(fc.constantFrom(...headNames), headValues, { maxKeys: 3 }),
      from: anyAddress,
      at: fc.nat(),
    })
    .map(({ address, query, method, head, from, at }) => (targets) => {
      const pairs = query.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
      const target = address.replaceAll(/:\w+|\*$/g, () => pick(targets.senders, at).id);
      const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
      return {
        area: 'pages',
        // Pages are many; what is no page is an address of the server.
        route: others.some(({ url }) => url === address) ? `GET ${address}` : 'GET a page',
        bytes: closingRequest(method ?? 'GET', (target + search).slice(0, 12_000), {
          'X-Forwarded-For': from,
          ...head,
        }),
        complete: true,
        viewer: nobody,
      };
    });
}
