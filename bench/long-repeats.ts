/**
 * The slowest answer to long runs of characters in paths, headers, fields and file names, and what
 * another visitor waited meanwhile: npm run bench:long-repeats
 * Build first.
 */
import { longRequests } from '#tests/factories/long-repeats.ts';
import { sendRaw } from '#tests/support/server/send-raw.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { printFigures, type Figure } from './support/figure.ts';

export async function measureLongRepeats(): Promise<Figure[]> {
  const server = await startServerProcess();
  const port = Number(new URL(server.url).port);
  const visit = async () => (await fetch(`${server.url}/about`)).arrayBuffer();
  let slowest = { ms: 0, title: '' };
  let waited = { ms: 0, title: '' };
  try {
    // The first answers include loading of modules and rendering of the home page.
    await (await fetch(server.url)).arrayBuffer();
    for (let warmUp = 0; warmUp < 50; warmUp += 1) await visit();
    const requests = longRequests();
    for (const { title, bytes } of requests) {
      const answered = timed(() => sendRaw(port, bytes));
      const visited = timed(visit);
      const [answer, visitor] = await Promise.all([answered, visited]);
      if (answer > slowest.ms) slowest = { ms: answer, title };
      if (visitor > waited.ms) waited = { ms: visitor, title };
    }
    return [
      { what: `Slowest of ${requests.length} answers (${slowest.title})`, measured: ms(slowest) },
      { what: `Longest wait of another visitor (${waited.title})`, measured: ms(waited) },
    ];
  } finally {
    await server.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function ms({ ms }: { ms: number }): string {
  return `${ms.toFixed(1)} ms`;
}

if (import.meta.main) printFigures(await measureLongRepeats());
