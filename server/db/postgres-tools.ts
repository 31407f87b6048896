import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * PostgreSQL's own programs. Debian: postgresql-client. pg_dump must not be older than the server
 * that it reads.
 */
export function dump({
  databaseUrl,
  file,
  snapshot,
  signal,
}: {
  databaseUrl: string;
  file: string;
  snapshot: string;
  signal: AbortSignal | undefined;
}): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-privileges'];
  return run(
    'pg_dump',
    databaseUrl,
    [...options, `--snapshot=${snapshot}`, `--file=${file}`],
    signal,
  );
}

/** Into an empty database, all of it or nothing. */
export function undump(file: string, databaseUrl: string, signal?: AbortSignal): Promise<void> {
  // A comment on an extension may only be made by who owns the extension.
  const options = ['--no-owner', '--no-privileges', '--no-comments'];
  return run('pg_restore', databaseUrl, [...options, '--single-transaction', file], signal);
}

async function run(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  options: string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Not among the arguments, which every user of the machine can list.
  url.password = '';
  const child = spawn(program, [`--dbname=${url}`, ...options], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  const said = text(child.stderr);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(missing(program)) : error);
    });
  });
  if (status !== 0) throw new Error(`${program} failed: ${(await said).trim().split('\n')[0]}`);
}

function missing(program: string): string {
  return `${program} is not installed, which belongs to PostgreSQL's clients (Debian: postgresql-client, of the server's version or newer)`;
}
