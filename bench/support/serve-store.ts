import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageStore } from '../../server/pages/page-store.ts';
import { servePages } from '../../server/pages/serve-pages.ts';

/** Pages alone, without the intake. */
export async function serveStore(store: PageStore) {
  const server = createServer(servePages(store)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
