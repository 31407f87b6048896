/**
 * Every measurement of speed, one after the other, on an otherwise idle machine: npm run bench
 * Build first. Writes every row to docs/measurements/speed.md. Each part can be run
 * alone, see bench:* in package.json. A part that fails is a red line of the table; the others go on.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { format } from 'prettier';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { measureAlerts } from './alerts.ts';
import { measureDesk } from './desk.ts';
import { measureFloods } from './floods.ts';
import { measureIntake } from './intake.ts';
import { measureLongRepeats } from './long-repeats.ts';
import { measurePages } from './pages.ts';
import { measurePublication } from './publication.ts';
import { measureRenders } from './renders.ts';
import { measureRoles } from './roles.ts';
import { measureServer } from './server.ts';
import { atMost, goalCell, machine, printFigures, type Figure } from './support/figure.ts';
import { measureVacancies } from './vacancies.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  'bench:server': measureServer,
  'bench:renders': measureRenders,
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

const mostMinutes = 20;
const report = 'docs/measurements/speed.md';
const loadBefore = loadavg()[0]!.toFixed(1);
const startedAt = Date.now();
const minutesSince = (start: number) => (Date.now() - start) / 60_000;
const rows: (Figure & { command: string })[] = [];
const durations: string[] = [];
for (const [command, measure] of Object.entries(parts)) {
  console.log(`\nnpm run ${command}`);
  const partStartedAt = Date.now();
  const figures = await measure().catch(failed);
  durations.push(`${command.replace('bench:', '')} ${minutesSince(partStartedAt).toFixed(1)}`);
  printFigures(figures);
  rows.push(...figures.map((figure) => ({ ...figure, command: `\`npm run ${command}\`` })));
}
const minutes = Math.round(minutesSince(startedAt));
rows.push({
  what: 'All of this in one piece',
  measured: `${minutes} minutes: ${durations.join(', ')}`,
  goal: atMost(mostMinutes, minutes, 'minutes'),
  command: '`npm run bench`',
});
const red = rows.filter(({ goal }) => goal && !goal.met);
const text = `# Speed: every row

Written by \`npm run bench\` on ${isoDay(startedAt)} in ${minutes} minutes. ${machine()}. Load average at the start: ${loadBefore}. Red figures: ${red.length}.

| What | Measured | Goal | Command |
| --- | --- | --- | --- |
${rows.map(({ what, measured, goal, command }) => `| ${what} | ${measured} | ${goalCell(goal)} | ${command} |`).join('\n')}
`;
writeFileSync(report, await format(text, { parser: 'markdown' }));
console.log(`\n${rows.length} figures in ${minutes} minutes, ${red.length} of them red: ${report}`);
for (const { what, measured, goal } of red) console.log(`RED ${what}: ${measured} (${goal!.said})`);

function failed(error: unknown): Figure[] {
  console.error(error);
  const [firstLine] = String(error).split('\n');
  return [
    {
      what: 'This part',
      measured: `not measured: ${firstLine}`,
      goal: { said: 'runs', met: false },
    },
  ];
}
