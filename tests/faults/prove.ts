/**
 * Injects faults into the server, one after the other: npm run prove
 * Some of them, or fewer rounds: npm run prove -- crash fuzz --rounds 20 --requests 2000 --seed 7
 */
import { parseArgs } from 'node:util';
// What sends and compares reads the firm of content/, as in every program.
import '#tests/support/provide-content.ts';
import { caddy } from './caddy.ts';
import { clockBack, clockBackPostgres } from './clock-back.ts';
import { crashEmbedded, crashPostgres } from './crash.ts';
import { database } from './database.ts';
import { deployEmbedded, deployPostgres } from './deploy.ts';
import { diskFull, diskFullPostgres } from './disk-full.ts';
import type { Fault, Finding } from './fault.ts';
import { fuzz, fuzzPostgres } from './fuzz.ts';
import { image } from './image.ts';
import { n8n } from './n8n.ts';
import { powerCut, powerCutPostgres } from './power-cut.ts';
import { queryMemory } from './query-memory.ts';
import { rollingRestart } from './rolling-restart.ts';
import { secondStart } from './second-start.ts';
import { twoServers } from './two-servers.ts';

const faults: readonly Fault[] = [
  secondStart,
  clockBack,
  clockBackPostgres,
  diskFull,
  diskFullPostgres,
  database,
  twoServers,
  queryMemory,
  rollingRestart,
  deployEmbedded,
  deployPostgres,
  powerCut,
  powerCutPostgres,
  fuzz,
  fuzzPostgres,
  crashEmbedded,
  crashPostgres,
  caddy,
  image,
  n8n,
];

const help = `npm run prove -- [<part> …] [--rounds 200] [--requests 20000] [--seed <number>]

Runs all parts, or those that are named:
${faults.map(({ name, title }) => `  ${name.padEnd(20)} ${title}`).join('\n')}

  --rounds    how often servers are killed; disks, databases and deploys a part of that
  --requests  how many are generated
  --seed      of the generated requests: the same ones again`;

const { values, positionals } = readParameters();
const extent = {
  rounds: Number(values.rounds),
  requests: Number(values.requests),
  seed: Number(values.seed),
};

let failed = 0;
for (const fault of faults) {
  if (positionals.length > 0 && !positionals.includes(fault.name)) continue;
  const startedAt = performance.now();
  console.log(`\n${fault.name}: ${fault.title}`);
  const finding = await attempt(fault);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  if ('skipped' in finding) {
    console.log(`  skipped  ${finding.skipped}`);
    continue;
  }
  const passed = finding.broken.length === 0;
  if (!passed) failed += 1;
  console.log(`  ${passed ? 'passed ' : 'FAILED '}  ${finding.figures}; ${seconds} s`);
  for (const line of finding.broken.slice(0, 20)) console.log(`           ${line}`);
  for (const line of finding.details ?? []) console.log(`             ${line}`);
}
console.log(`\n${failed === 0 ? 'All checks passed.' : `${failed} failed.`}`);
// A failed check may leave a server running, which would keep this process alive.
process.exit(failed === 0 ? 0 : 1);

async function attempt(fault: Fault): Promise<Finding> {
  try {
    return await fault.run(extent);
  } catch (error) {
    return { figures: 'it ended with an error', broken: [(error as Error).stack ?? String(error)] };
  }
}

function readParameters() {
  try {
    const given = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '200' },
        requests: { type: 'string', default: '20000' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        help: { type: 'boolean', default: false },
      },
    });
    const unknown = given.positionals.find((name) => !faults.some((fault) => fault.name === name));
    if (unknown) throw new Error(`There is no part "${unknown}".`);
    if (!given.values.help) return given;
    console.log(help);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}
