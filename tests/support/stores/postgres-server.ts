import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { findPostgres } from '#tools/postgres.mjs';
import { portToKeep } from '../machine/port-to-keep.ts';

export type PostgresServer = {
  /** Without the name of a database. */
  url: string;
  /** An empty database. */
  newDatabase(): Promise<string>;
  /** Terminates every connection but our own, as a failover does. */
  endConnections(): Promise<void>;
  /** Stops it until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it without a checkpoint until `resume`, as a power cut does. */
  kill(): Promise<void>;
  /** Whether it has not ended by itself, as on a full disk. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

/** initdb takes many seconds on a busy machine. */
export const startTimeoutMs = 120_000;

export const postgresFolder = findPostgres();

/**
 * PostgreSQL in a temporary folder, deleted by `stop`; or in a given one, such as a disk of its
 * own, where it syncs what it commits.
 */
export async function startPostgres(given?: string): Promise<PostgresServer> {
  if (!postgresFolder)
    throw new Error('No PostgreSQL found. On Debian: apt-get install postgresql');
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'northgauge-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const shared = ['-D', data, '-U', 'northgauge', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(
    path.join(postgresFolder, 'initdb'),
    [...shared, ...(given ? [] : ['--no-sync'])],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await portToKeep();
  const settings = [
    `fsync=${given ? 'on' : 'off'}`,
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const binary = path.join(postgresFolder, 'postgres');
  const launch = () => {
    const options = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(binary, ['-D', data, '-p', String(port), ...options], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return {
      isRunning: () => server.exitCode === null && server.signalCode === null,
      end: async (signal: NodeJS.Signals) => {
        server.kill(signal);
        await gone;
      },
    };
  };
  let server = launch();
  const address = `postgres://northgauge@127.0.0.1:${port}`;
  const admin = new Pool({ connectionString: `${address}/postgres`, max: 1 });
  admin.on('error', () => {});
  await untilReady(admin);
  return {
    url: address,
    newDatabase: () => newDatabase(admin, address),
    endConnections: async () => {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
      );
    },
    pause: () => server.end('SIGINT'),
    resume: async () => {
      server = launch();
      await untilReady(admin);
    },
    kill: () => server.end('SIGKILL'),
    isRunning: () => server.isRunning(),
    stop: async () => {
      await admin.end();
      await server.end('SIGQUIT');
      // Asynchronously: the databases of a whole run are so many files that Vitest would take its
      // own workers for stuck while it waits.
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database on a running server: empty, or a copy of another, which nobody may be connected to. */
export async function newDatabase(admin: Pool, url: string, template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${template}`);
  return `${url}/${name}`;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('Run as root, the tests need the user "postgres".');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function untilReady(pool: Pool) {
  for (let tries = 0; ; tries += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (tries === 1_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
