/**
 * Kills the server 200 times under load on each store and counts what was lost: npm run bench:crash
 * With a number, so many rounds: npm run bench:crash -- 20
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crashRounds } from '../tests/support/crash-rounds.ts';
import { postgresFolder, startPostgres } from '../tests/support/postgres-server.ts';

const rounds = Number(process.argv[2] ?? 200);
const postgres = postgresFolder ? await startPostgres() : undefined;
const stores = [
  { name: 'embedded', databaseUrl: undefined },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: await postgres.newDatabase() }] : []),
];
let failed = false;
for (const { name, databaseUrl } of stores) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northgauge-crash-'));
  const startedAt = performance.now();
  const report = await crashRounds({ dataDir, databaseUrl }, rounds);
  const losses = [report.lost, report.changedFiles, report.undelivered].map((list) => list.length);
  failed ||= losses.some((count) => count > 0);
  console.log(
    `${name}: ${rounds} kills, ${report.answered} answered, ${losses[0]} lost, ${losses[1]} files changed, ${losses[2]} undelivered, ${report.deliveredAgain} delivered twice, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}
await postgres?.stop();
process.exit(failed ? 1 : 0);
