/**
 * Submissions that the server stores, and what it costs: npm run bench:intake
 * With names, only those parts of submissions, memory and slow: npm run bench:intake -- memory
 * Build first. Needs Linux with taskset and wrk.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { applicationBody, boundary } from './support/application-body.ts';
import { median, printFigures, type Figure } from './support/figure.ts';
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
  slow: besideSlowSenders,
};

export async function measureIntake(names = Object.keys(parts)): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.includes(name)) figures.push(...(await withServer(measure)));
  }
  return figures;
}

type Server = Awaited<ReturnType<typeof startServerProcess>>;

async function withServer(measure: (server: Server) => Promise<Figure[]>): Promise<Figure[]> {
  const server = await startServerProcess();
  try {
    pinServer(server.pid);
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function submissionsPerSecond(server: Server): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-bench-'));
  const bodyFile = path.join(folder, 'body');
  writeFileSync(bodyFile, applicationBody(MB));
  try {
    const stored: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const result = await runWrk({
        url: server.url,
        connections: 24,
        seconds: submissionSeconds,
        request: submissionRequest(bodyFile),
      });
      if (result.failed > 0) throw new Error(`${result.failed} submissions failed.`);
      // The first round warms up.
      if (round > 0) stored.push(result.perSecond);
    }
    return [
      {
        what: 'Submissions with 1 MB stored per second, one core',
        measured: median(stored).toFixed(1),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
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

/** Half of all is sent first, so that every upload is open, and then the rest. */
async function memoryUnderUploads(server: Server): Promise<Figure[]> {
  const before = peakMegabytes(server.pid);
  const body = applicationBody(5 * MB);
  const uploads = Array.from(
    { length: 200 },
    (_, at) => new SlowUpload(server.url, body, addressOf(at)),
  );
  await Promise.all(
    uploads.map((upload) => Promise.race([upload.sendUpTo(body.length / 2), upload.status])),
  );
  const statuses = await Promise.all(uploads.map((upload) => upload.finish()));
  const stored = statuses.filter((status) => status === 201).length;
  return [
    { what: 'Memory at rest', measured: `${Math.round(before)} MB` },
    {
      what: `Peak memory under 200 uploads of 5 MB at once (${stored} stored)`,
      measured: `${Math.round(peakMegabytes(server.pid))} MB`,
    },
  ];
}

/** 500 senders of a byte every few seconds, from one address and from 20; what others get. */
async function besideSlowSenders(server: Server): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const addresses of [1, 20]) {
    const body = applicationBody(MB);
    const senders = Array.from(
      { length: 500 },
      (_, at) => new SlowUpload(server.url, body, addressOf(addresses === 1 ? 0 : at)),
    );
    let sent = 1_000;
    const drip = setInterval(() => {
      sent += 1;
      for (const sender of senders) void sender.sendUpTo(sent);
    }, 2_000);
    await Promise.all(
      senders.map((sender) => Promise.race([sender.sendUpTo(sent), sender.status])),
    );
    const others = Array.from({ length: 20 }, async () => {
      const startedAt = performance.now();
      const status = await new SlowUpload(server.url, body, '127.0.0.1').finish();
      return { status, ms: performance.now() - startedAt };
    });
    const answers = await Promise.all(others);
    const pages = await runWrk({ ...pageLoad(server.url), connections: 10, pauseMs: 20 });
    const statuses = await Promise.all(senders.map((sender) => sender.status));
    clearInterval(drip);
    for (const sender of senders) sender.abandon();
    const stored = answers.filter(({ status }) => status === 201).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
    figures.push(
      {
        what: `20 uploads of 1 MB beside 500 slow senders from ${from}`,
        measured: `${stored} stored, slowest in ${(slowest / 1000).toFixed(1)} s`,
      },
      {
        what: `p99 of a page meanwhile, at ${Math.round(pages.perSecond)} a second`,
        measured: `${pages.p99Ms.toFixed(1)} ms`,
      },
      { what: 'Answers to the slow senders', measured: countsOf(statuses) },
    );
  }
  return figures;
}

function countsOf(statuses: number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status || 'closed'}`).join(', ');
}

/** The upload slots are shared by address; on Linux all of 127.0.0.0/8 is this machine. */
function addressOf(at: number): string {
  return `127.0.1.${1 + (at % 20)}`;
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  printFigures(await measureIntake(names.length > 0 ? names : undefined));
}
