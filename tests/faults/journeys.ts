import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Fault } from './fault.ts';

type Suite = { title: string; suites?: Suite[]; specs?: { title: string; ok: boolean }[] };
type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

export const journeys: Fault = {
  name: 'journeys',
  title: 'journeys that npm test leaves out: other browsers, languages and looks',
  async run() {
    const folder = temporaryFolder();
    const file = path.join(folder, 'report.json');
    const runner = spawn(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--grep=@prove',
        '--reporter=json',
        `--output=${path.join(folder, 'results')}`,
      ],
      {
        env: {
          ...process.env,
          ALL_JOURNEYS: '1',
          TEST_PORT: String(await portToKeep()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
        stdio: 'ignore',
      },
    );
    await once(runner, 'exit');
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return {
      figures: `${stats.expected} journeys passed, ${stats.flaky} on the second try, ${stats.skipped} skipped`,
      broken: [...errors.map(({ message }) => message ?? 'an error'), ...failuresIn(suites)],
    };
  },
};

function failuresIn(suites: Suite[], above = ''): string[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${above}${title}: ${spec.title}`),
    ...failuresIn(inner, `${above}${title}: `),
  ]);
}
