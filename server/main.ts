import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, type Config } from './config.ts';
import { loadPages, type PageStore } from './pages/page-store.ts';
import { startIntake } from './start-server.ts';

const buildFolder = path.resolve('build/client');
const earlierBuilds = path.resolve('build-earlier');

// What is kept here is personal: nobody else on the machine may read it.
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
  prepareDataFolder(config.dataDir);
  const intake = await startIntake(config, builtPages());
  console.log(`Northgauge is open at http://${displayHost(config.host)}:${intake.port}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    console.log('Finishing what is under way, then closing.');
    void intake.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function builtPages(): PageStore {
  // While developing, Vite serves the pages and only /api comes here.
  if (!existsSync(buildFolder)) return new Map();
  return loadPages(buildFolder, earlierBuilds);
}

function prepareDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Make it writable or set DATA_DIR to another folder.`,
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

function displayHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
