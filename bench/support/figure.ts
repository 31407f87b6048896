// What is measured reads the firm of content/, as in every program.
import { cpus, totalmem, type } from 'node:os';
import { buildIsCurrent } from '#tools/build-state.mjs';

// Else the sources would be measured, which start slower and are larger than what ships.
if (!buildIsCurrent()) throw new Error('The build is older than its sources: npm run build');

/** One line of the table that every measurement ends with. */
export type Figure = { what: string; measured: string; goal?: Goal };

/** What was set before it was measured. A figure that misses it is shown as red. */
export type Goal = { said: string; met: boolean };

export function atMost(most: number, measured: number, unit = 'ms'): Goal {
  return { said: `at most ${most.toLocaleString('en')} ${unit}`, met: measured <= most };
}

export function atLeast(least: number, measured: number): Goal {
  return { said: `at least ${least.toLocaleString('en')}`, met: measured >= least };
}

export function printFigures(figures: Figure[]) {
  console.log(`\n${machine()}\n\n| What | Measured | Goal |\n| --- | --- | --- |`);
  for (const { what, measured, goal } of figures) {
    console.log(`| ${what} | ${measured} | ${goalCell(goal)} |`);
  }
}

export function goalCell(goal: Goal | undefined): string {
  if (!goal) return '';
  return goal.met ? `${goal.said}: met` : `**RED**: ${goal.said}`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Numbers on the command line instead of a measurement's own. */
export function sizesGiven(): number[] | undefined {
  const given = process.argv.slice(2).map(Number);
  return given.length > 0 ? given : undefined;
}

export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model ?? process.arch}, ${memory} GiB, ${type()}, Node ${process.versions.node}`;
}
