/** Injects faults into the server, one after the other; `npm run prove -- --help` lists them. */
import { parseArgs } from 'node:util';
// What sends and compares reads the firm of content/, as in every program.
import '#tests/support/provide-content.ts';
import { inject } from './fault.ts';
import { parts } from './faults.ts';

const options = {
  rounds: { type: 'string', default: '200' },
  requests: { type: 'string', default: '20000' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  help: { type: 'boolean', default: false },
} as const;

const help = `npm run prove -- [<part> …] [--rounds 200] [--requests 20000] [--seed <number>]

Runs all parts, or those that are named. The same seed makes the same choices as far as processes allow.
  --rounds    how often servers are killed; disks, databases and deploys a part of that
  --requests  how many are generated
Parts:
${parts.map(({ name, database, fault }) => `  ${name.padEnd(20)} ${fault.title}, ${database}`).join('\n')}`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const unknown = positionals.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new Error(`There is no part "${unknown}".`);
  const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const [rounds, requests, seed] = [values.rounds, values.requests, values.seed].map(Number);
  if (values.help) console.log(help);
  else await prove(chosen, { rounds: rounds!, requests: requests!, seed: seed! });
} catch (error) {
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exit(2);
}

async function prove(chosen: typeof parts, extent: Parameters<typeof inject>[2]) {
  let failed = 0;
  for (const { name, database, fault } of chosen) {
    const startedAt = performance.now();
    console.log(`\n${name}: ${fault.title}, ${database}, seed ${extent.seed}`);
    const finding = await inject(fault, database, extent).catch((error: Error) => ({
      figures: 'it ended with an error',
      broken: [error.stack ?? String(error)],
      details: [],
    }));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if ('skipped' in finding) {
      console.log(`  skipped  ${finding.skipped}`);
      continue;
    }
    const { broken, figures, details = [] } = finding;
    if (broken.length > 0) failed += 1;
    console.log(`  ${broken.length > 0 ? 'FAILED ' : 'passed '}  ${figures}; ${seconds} s`);
    for (const line of broken.slice(0, 20)) console.log(`           ${line}`);
    for (const line of details) console.log(`             ${line}`);
  }
  console.log(`\n${failed === 0 ? 'All checks passed.' : `${failed} failed.`}`);
  // A failed check may leave a server running, which would keep this process alive.
  process.exit(failed === 0 ? 0 : 1);
}
