/**
 * How building the whole site bears many vacancies: npm run bench:build -- 24 2000
 * Builds every page in a temporary copy of the project and says how long it took, how much of that
 * the processors worked, and how much memory it held at most.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectWith } from './project-with.ts';

const sizes = process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : [24, 2000];
const bin = path.resolve('node_modules/@react-router/dev/bin.cjs');
/** At the end of its work the build tells us what the system counted. */
const report =
  'data:text/javascript,process.on("exit",()=>process._rawDebug("used",JSON.stringify(process.resourceUsage())))';

console.log('vacancies\tpages\tseconds\tCPU s\tpeak MB');
for (const size of sizes) {
  const copy = projectWith(size);
  try {
    const startedAt = performance.now();
    const used = await build(copy);
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuSeconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
    const row = [size, countPages(copy), seconds.toFixed(0), cpuSeconds.toFixed(0)];
    console.log([...row, (used.maxRSS / 1024).toFixed(0)].join('\t'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function build(copy: string): Promise<NodeJS.ResourceUsage> {
  const child = spawn(process.execPath, ['--import', report, bin, 'build'], { cwd: copy });
  let output = '';
  child.stdout.resume();
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  const used = /^used (.*)$/m.exec(output)?.[1];
  if (code !== 0 || !used) throw new Error(`The build failed:\n${output}`);
  return JSON.parse(used) as NodeJS.ResourceUsage;
}

function countPages(copy: string): number {
  const files = readdirSync(path.join(copy, 'build/client'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => path.basename(file) === 'index.html').length;
}
