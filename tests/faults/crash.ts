import { compareFirm, compareStart } from '#tests/support/firm/compare-firm.ts';
import { openFirm } from '#tests/support/firm/firm.ts';
import { killRounds } from '#tests/support/firm/kill-rounds.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Fault, Finding } from './fault.ts';
import { onPostgres } from './on-postgres.ts';

export const crashEmbedded: Fault = {
  name: 'crash',
  title: 'kill -9 at random moments while the firm is at work, embedded store',
  run: ({ rounds }) => crash(rounds, undefined),
};

export const crashPostgres: Fault = {
  name: 'crash-postgres',
  title: 'kill -9 at random moments while the firm is at work, PostgreSQL',
  run: ({ rounds }) => onPostgres((databaseUrl) => crash(rounds, databaseUrl)),
};

async function crash(rounds: number, databaseUrl: string | undefined): Promise<Finding> {
  const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
  const broken = await killRounds(firm, rounds);
  const compared = await compareFirm(firm);
  broken.push(...(await compareStart(firm)));
  await firm.close();
  return {
    figures: `${rounds} kills; ${compared.figures}`,
    broken: [...broken, ...compared.broken],
  };
}
