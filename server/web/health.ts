import { access, constants } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { freeBytes, neededBytes } from '#server/base/free-space.ts';
import type { Db } from '#server/db/db.ts';
import { storedVersion } from '#server/db/migrate.ts';

const storeTimeoutMs = 3_000;

type HealthOptions = {
  dataDir: string;
  db: Db;
  isStopping: () => boolean;
};

/**
 * Live: it takes requests; it can show pages, whatever the state of its store. Ready: it can also
 * store submissions. One that stops is neither, so that a proxy sends its next requests elsewhere.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (
  app,
  { dataDir, db, isStopping },
) => {
  // Monitors know the second address.
  for (const address of ['/api/live', '/api/health']) {
    app.get(address, async (_, reply) =>
      isStopping() ? refuse(reply, 'stopping') : { status: 'live' },
    );
  }

  app.get('/api/ready', async (_, reply) => {
    const fault = isStopping()
      ? 'stopping'
      : ((await folderFault(dataDir)) ?? (await storeFault(db)));
    return fault ? refuse(reply, fault) : { status: 'ready' };
  });
};

function refuse(reply: FastifyReply, fault: string) {
  return reply.code(503).header('retry-after', '10').send({ status: fault });
}

async function folderFault(dataDir: string): Promise<string | undefined> {
  try {
    await access(dataDir, constants.W_OK);
    return (await freeBytes(dataDir)) < neededBytes ? 'disk of the data folder full' : undefined;
  } catch {
    return 'data folder not writable';
  }
}

async function storeFault(db: Db): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('store does not answer'), storeTimeoutMs);
  });
  const asked = storedVersion(db).then(
    () => undefined,
    () => 'store does not answer',
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
