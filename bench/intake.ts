/**
 * What the intake takes in, and what it costs: npm run bench:intake
 * With names, only those parts of submissions, memory and pages: npm run bench:intake -- memory
 * Build first. Needs Linux with taskset and wrk.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { startServerProcess } from '../tests/support/server-process.ts';
import { applicationBody, boundary } from './support/application-body.ts';
import { atLeast, atMost, median, printFigures, type Figure } from './support/figure.ts';
import { pageLoad } from './support/page-load.ts';
import { peakMegabytes, pinServer } from './support/pin.ts';
import { SlowUpload } from './support/slow-upload.ts';
import { runWrk } from './support/wrk.ts';

const MB = 1_000_000;
const rounds = 3;
const submissionSeconds = 6;

const parts = {
  submissions: submissionsPerSecond,
  memory: memoryUnderUploads,
  pages: pagesBesideSlowUploads,
};

export async function measureIntake(names = Object.keys(parts)): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.includes(name)) figures.push(...(await withIntake(measure)));
  }
  return figures;
}

type Server = Awaited<ReturnType<typeof startServerProcess>>;

async function withIntake(measure: (server: Server) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northgauge-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    return await measure(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Submissions with a résumé of 1 MB, against a server that parses the same and keeps nothing. */
async function submissionsPerSecond(intake: Server): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-bench-'));
  const bodyFile = path.join(folder, 'body');
  writeFileSync(bodyFile, applicationBody(MB));
  const discarding = await startServerProcess({}, 'bench/support/discarding-server.ts', []);
  try {
    const machine = await storedAgainstDiscarded(intake, discarding, bodyFile);
    pinServer(intake.pid);
    pinServer(discarding.pid);
    const core = await storedAgainstDiscarded(intake, discarding, bodyFile);
    return [
      { what: 'Submissions with 1 MB stored per second', measured: machine.stored.toFixed(1) },
      { what: 'Parsed and discarded per second', measured: machine.discarded.toFixed(1) },
      atLeast('Stored against discarded', machine.stored / machine.discarded, 0.35),
      {
        what: 'The same, each server held to one core',
        measured: `${core.stored.toFixed(1)} / ${core.discarded.toFixed(1)} = ${(core.stored / core.discarded).toFixed(2)}`,
      },
    ];
  } finally {
    await discarding.stop();
    rmSync(folder, { recursive: true });
  }
}

/** In turn, so that whatever else the machine does meets both. */
async function storedAgainstDiscarded(intake: Server, discarding: Server, bodyFile: string) {
  const stored: number[] = [];
  const discarded: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await load(intake.url), await load(discarding.url)];
    const failed = one.failed + other.failed;
    if (failed > 0) throw new Error(`${failed} submissions failed.`);
    // The first round warms both up.
    if (round === 0) continue;
    stored.push(one.perSecond);
    discarded.push(other.perSecond);
  }
  return { stored: median(stored), discarded: median(discarded) };

  function load(url: string) {
    const request = submissionRequest(bodyFile);
    return runWrk({ url, connections: 24, seconds: submissionSeconds, request });
  }
}

/** A key of its own for each, or the same body would be one submission sent again. */
function submissionRequest(bodyFile: string): string {
  return `
local file = io.open('${bodyFile}', 'rb')
local body = file:read('*a')
file:close()
local headers = {
  ['accept'] = 'application/json',
  ['content-type'] = 'multipart/form-data; boundary=${boundary}'
}
local run = '${Date.now()}-' .. tostring(math.random(1e9)) .. '-' .. tostring(os.time())
local count = 0
function request()
  count = count + 1
  headers['idempotency-key'] = run .. '-' .. count
  return wrk.format('POST', '/api/intake/job-application', headers, body)
end`;
}

/** All at once half sent, so that every one of them is open, and then the rest of all. */
async function memoryUnderUploads(intake: Server): Promise<Figure[]> {
  pinServer(intake.pid);
  const before = peakMegabytes(intake.pid);
  const body = applicationBody(5 * MB);
  const uploads = Array.from({ length: 200 }, () => new SlowUpload(intake.url, body));
  await Promise.all(
    uploads.map((upload) => Promise.race([upload.sendUpTo(body.length / 2), upload.status])),
  );
  const statuses = await Promise.all(uploads.map((upload) => upload.finish()));
  const stored = statuses.filter((status) => status === 201).length;
  return [
    { what: 'Memory at rest', measured: `${Math.round(before)} MB` },
    atMost(
      `Peak memory under 200 uploads of 5 MB at once (${stored} stored)`,
      peakMegabytes(intake.pid),
      400,
      'MB',
    ),
  ];
}

/**
 * Two figures: pages while the uploads are under way, and pages in the moment in which 50 of them
 * arrive at once on a server that has not seen one yet.
 */
async function pagesBesideSlowUploads(intake: Server): Promise<Figure[]> {
  pinServer(intake.pid);
  const pages = () => runWrk({ ...pageLoad(intake.url), connections: 20, pauseMs: 20 });
  const body = applicationBody(MB);
  const uploads = Array.from({ length: 50 }, () => new SlowUpload(intake.url, body));
  const dripping = new AbortController();
  const drip = (async () => {
    let sent = 0;
    for await (const _ of every(100, undefined, { signal: dripping.signal })) {
      sent += 1_000;
      for (const upload of uploads) void upload.sendUpTo(sent);
    }
  })().catch(() => {});
  const arriving = await pages();
  const underWay = await pages();
  dripping.abort();
  await drip;
  for (const upload of uploads) upload.abandon();
  return [
    {
      what: 'p99 of a page in the 4 s in which the first 50 uploads begin',
      measured: `${arriving.p99Ms.toFixed(1)} ms`,
    },
    atMost(
      `p99 of a page while 50 uploads drip, at ${Math.round(underWay.perSecond)} pages per second`,
      underWay.p99Ms,
      50,
      'ms',
    ),
  ];
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  printFigures(await measureIntake(names.length > 0 ? names : undefined));
}
