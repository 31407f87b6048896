/**
 * How building the whole site bears many vacancies: npm run bench:build -- 24 2000
 * Builds every page in a temporary copy of the project and says how long it took, how much of that
 * the processors worked, and how much memory it held at most.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectWith } from './support/project-with.ts';
import { atMost, printFigures, sizesGiven, type Figure } from './support/figure.ts';

const bin = path.resolve('node_modules/@react-router/dev/bin.cjs');
/** At the end of its work the build tells us what the system counted. */
const report =
  'data:text/javascript,process.on("exit",()=>process._rawDebug("used",JSON.stringify(process.resourceUsage())))';

type Built = {
  size: number;
  pages: number;
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
};

export async function measureBuild(sizes = [24, 2000]): Promise<Figure[]> {
  const built: Built[] = [];
  for (const size of sizes) {
    const copy = projectWith(size);
    try {
      const startedAt = performance.now();
      const used = await build(copy);
      built.push({
        size,
        pages: countPages(copy),
        seconds: (performance.now() - startedAt) / 1000,
        cpuSeconds: (used.userCPUTime + used.systemCPUTime) / 1e6,
        megabytes: used.maxRSS / 1000,
      });
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
  return [...built.map(described), ...growth(built)];
}

function described({ size, pages, seconds, cpuSeconds, megabytes }: Built): Figure {
  return {
    what: `Build with ${size.toLocaleString('en')} vacancies, ${pages.toLocaleString('en')} pages`,
    measured: `${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of processor time, ${megabytes.toFixed(0)} MB at most`,
  };
}

/** Linear or better: a page more costs no more at the large size than a page costs at the small. */
function growth(built: Built[]): Figure[] {
  const [small, large] = [built.at(0), built.at(-1)];
  if (!small || !large || small.pages === large.pages) return [];
  const pages = large.pages / small.pages;
  return [
    atMost(
      'Processor time of the build, growth against that of pages',
      large.cpuSeconds / small.cpuSeconds / pages,
      1,
    ),
    atMost(
      'Memory of the build, growth against that of pages',
      large.megabytes / small.megabytes / pages,
      1,
    ),
  ];
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

if (import.meta.main) printFigures(await measureBuild(sizesGiven()));
