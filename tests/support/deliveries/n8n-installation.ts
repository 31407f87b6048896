import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const n8nVersion = '2.41.1';
/** Its dependencies as they were then: later ones may ask for what a mirror does not have yet. */
const asOf = '2026-09-26';

const installTimeoutMs = 30 * 60_000;

/**
 * n8n in a folder of its own: N8N_FOLDER, or a cache that is filled at the first use (2.8 GB).
 * Without install scripts its SQLite is not compiled, so it needs PostgreSQL.
 */
export function findN8n(): { program: string } | { missing: string } {
  const folder = path.resolve(process.env.N8N_FOLDER ?? 'node_modules/.cache/n8n');
  const program = path.join(folder, 'node_modules/n8n/bin/n8n');
  // npm writes this file last.
  const installed = () => existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (!installed()) {
    console.log(`  installs n8n ${n8nVersion} in ${folder}, which takes minutes`);
    const failure = install(folder);
    if (failure) return { missing: `n8n cannot be installed in ${folder}: ${failure}` };
  }
  if (!existsSync(program)) return { missing: `There is no n8n in ${folder}.` };
  return { program };
}

/** Why it failed, or nothing. */
function install(folder: string): string | undefined {
  const manifest = {
    private: true,
    dependencies: { n8n: n8nVersion },
    // The version that this n8n was tried with.
    overrides: { linkedom: '0.18.12' },
  };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  } catch (error) {
    return (error as Error).message;
  }
  const { status, error, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--before',
      asOf,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ],
    { encoding: 'utf8', timeout: installTimeoutMs, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status === 0) return undefined;
  const said = stderr?.split('\n').find((line) => line.startsWith('npm error'));
  return error?.message ?? said ?? `npm ended with ${status}`;
}
