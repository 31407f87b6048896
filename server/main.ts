import path from 'node:path';
import { ConfigError, readConfig, type Config } from '#server/base/config.ts';
import { makeDataFolder } from '#server/db/store-file.ts';
import { loadSite } from '#server/web/pages/page-renderer.ts';
import { startServer } from '#server/web/start-server.ts';

// The data is personal: no other user of the machine may read it.
process.umask(0o077);

try {
  await serve(readConfig(process.env));
} catch (error) {
  const reason = reasonToStop(error);
  if (!reason) throw error;
  console.error(reason);
  process.exitCode = 1;
}

async function serve(config: Config) {
  makeDataFolder(config.dataDir);
  const site = await loadSite(path.resolve('build'), {
    earlier: path.resolve('build-earlier'),
    siteUrl: config.siteUrl,
  });
  const server = await startServer(config, site);

  // Before the address is printed: what reads it may stop the server at once.
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping: requests and deliveries in flight are finished first.');
    void server.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`Northgauge is open at http://${displayHost(config.host)}:${server.port}`);
  if (server.firstLink) {
    console.log(
      `The desk has no people yet. This link makes its first administrator, once and within 24 hours: ${server.firstLink}`,
    );
  }
}

function reasonToStop(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it or choose another: PORT=3001 npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start.`;
  }
  return undefined;
}

/** Passkeys work on localhost and not on an address. */
function displayHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
