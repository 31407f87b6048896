import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatorCore } from './pin.ts';

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  /** Lua for wrk: what each request is. */
  request: string;
  /**
   * Each connection waits so long before its next request, on average; without it, not at all. With
   * the same wait for all, one that is held up would take the others along, and they would ask as one.
   */
  pauseMs?: number;
};
export type LoadResult = {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Answers with a status of 400 and above, and connections that failed. */
  failed: number;
};

/** Loads an address with wrk on a processor of its own: apt-get install wrk */
export async function runWrk({ url, connections, seconds, request, pauseMs }: Load) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-load-'));
  const script = path.join(folder, 'load.lua');
  const pause = pauseMs
    ? `function delay() return math.random(0, ${Math.round(2 * pauseMs)}) end\n`
    : '';
  writeFileSync(script, `${request}\n${pause}${report}`);
  try {
    const output = await run('taskset', [
      '-c',
      String(generatorCore),
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '30s',
      '-s',
      script,
      url,
    ]);
    return readReport(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const report = `
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('figures %f %f %f %d\\n', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
`;

function readReport(output: string): LoadResult {
  const found = /^figures (\S+) (\S+) (\S+) (\S+)$/m.exec(output);
  if (!found) throw new Error(`wrk gave no figures:\n${output}`);
  const [perSecond, medianMs, p99Ms, failed] = found.slice(1).map(Number);
  return { perSecond: perSecond!, medianMs: medianMs!, p99Ms: p99Ms!, failed: failed! };
}

async function run(command: string, parameters: string[]): Promise<string> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await once(child, 'exit');
  return output;
}
