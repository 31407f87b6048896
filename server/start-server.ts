import type { AddressInfo } from 'node:net';
import { catalogue } from '../content/catalogue.server.ts';
import { createApp } from './app.ts';
import { clearSpool } from './receive/clear-spool.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { startDeliverer, type Deliverer } from './outbox/deliverer.ts';
import type { Site } from './pages/site.ts';
import { endLeases } from './store/deliveries.ts';
import { lockDataFolder } from './store/instance-lock.ts';
import { openStore } from './store/open-store.ts';

/** The whole server: store, delivery and what answers requests. */
export async function startServer(config: Config, site: Site | undefined) {
  const { vacancies, company } = catalogue();
  const siteUrl = config.siteUrl ?? company.siteUrl;
  // Several servers may share PostgreSQL, but not the embedded store.
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
  await clearSpool(config.dataDir, systemClock.now());
  const db = await openStore(config).catch((error: Error) => {
    lock?.release();
    throw error;
  });
  // Alone with the store: whatever was in flight ended with the server before us.
  if (lock) await endLeases(db);

  let deliverer: Deliverer | undefined;
  const app = createApp({
    config: { ...config, siteUrl },
    site,
    db,
    vacancies: { list: () => vacancies, version: () => 0 },
    termsVersion: company.termsVersion,
    stored: () => deliverer?.wake(),
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    // Left open, the store would keep the process from ending.
    await db.close();
    lock?.release();
    throw error;
  }
  deliverer = startDeliverer(config.webhooks, {
    db,
    log: app.log,
    clock: systemClock,
    random: Math.random,
    siteUrl,
    secrets: config.webhookSecrets,
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    /** Requests first, then the attempts in flight, then the store that both write to. */
    stop: async () => {
      await app.close();
      await deliverer.stop();
      await db.close();
      lock?.release();
    },
  };
}
