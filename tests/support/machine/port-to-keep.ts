import { createServer } from 'node:net';

/**
 * For a program that cannot choose its port, or gets the same one again after a restart. It lies
 * below the ports that Linux hands out by itself: an outgoing connection or a server on port 0
 * could take one of those while its program is not running.
 */
export async function portToKeep(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
