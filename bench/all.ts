/**
 * Every measurement of speed, one after the other, on an otherwise idle machine: npm run bench
 * Build first. Writes docs/measurements.md, but for its part about faults. Each part can be run alone, see bench:* in package.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { format } from 'prettier';
import { isoDay } from '../domain/working-time/iso-day.ts';
import { measureAlerts } from './alerts.ts';
import { measureDesk } from './desk.ts';
import { measureFloods } from './floods.ts';
import { measureIntake } from './intake.ts';
import { measureLongRepeats } from './long-repeats.ts';
import { measurePages } from './pages.ts';
import { measurePublication } from './publication.ts';
import { measureRoles } from './roles.ts';
import { measureServer } from './server.ts';
import { machine, printFigures, type Figure } from './support/figure.ts';
import { measureVacancies } from './vacancies.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  'bench:server': measureServer,
  'bench:intake': measureIntake,
  'bench:long-repeats': measureLongRepeats,
  'bench:desk': () => measureDesk(),
  'bench:roles': () => measureRoles(),
  'bench:publication': measurePublication,
  'bench:floods': measureFloods,
  'bench:vacancies': () => measureVacancies(),
  'bench:alerts': measureAlerts,
  'bench:pages': () => measurePages({ editions: true }),
};

const report = 'docs/measurements.md';
/** Figures of `npm run prove`, entered by hand. */
const faults = /\n## Faults\n[^]*$/.exec(readFileSync(report, 'utf8'))?.[0] ?? '';
const loadBefore = loadavg()[0]!.toFixed(1);
const startedAt = Date.now();
const rows: (Figure & { command: string })[] = [];
for (const [command, measure] of Object.entries(parts)) {
  console.log(`\nnpm run ${command}`);
  const figures = await measure();
  printFigures(figures);
  rows.push(...figures.map((figure) => ({ ...figure, command: `\`npm run ${command}\`` })));
}
const minutes = Math.round((Date.now() - startedAt) / 60_000);
const text = `# Measurements

Written by \`npm run bench\` on ${isoDay(startedAt)} in ${minutes} minutes. ${machine()}. Load average at the start: ${loadBefore}.

| What | Measured | Command |
| --- | --- | --- |
${rows.map(({ what, measured, command }) => `| ${what} | ${measured} | ${command} |`).join('\n')}
${faults}`;
writeFileSync(report, await format(text, { parser: 'markdown' }));
