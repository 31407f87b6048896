import { cpus, totalmem, type } from 'node:os';

/** One line of the table that every measurement ends with. */
export type Figure = {
  what: string;
  measured: string;
  /** Absent where a figure only explains another. */
  required?: string;
  met?: boolean;
};

export function atMost(what: string, value: number, limit: number, unit = ''): Figure {
  return {
    what,
    measured: withUnit(value, unit),
    required: `at most ${withUnit(limit, unit)}`,
    met: value <= limit,
  };
}

/** As Markdown, so that it can stand in docs/measurements.md as it is. */
export function printFigures(figures: Figure[]) {
  console.log(`\n${machine()}\n\n| What | Measured | Required | Met |\n| --- | --- | --- | --- |`);
  for (const { what, measured, required = '', met } of figures) {
    const verdict = met === undefined ? '' : met ? 'yes' : 'no';
    console.log(`| ${what} | ${measured} | ${required} | ${verdict} |`);
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Numbers on the command line instead of a measurement's own. */
export function sizesGiven(): number[] | undefined {
  const given = process.argv.slice(2).map(Number);
  return given.length > 0 ? given : undefined;
}

function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model ?? process.arch}, ${memory} GiB, ${type()}, Node ${process.versions.node}`;
}

function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit ? `${number} ${unit}` : number;
}
