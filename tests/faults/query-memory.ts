import { get } from 'node:http';
import { catalogue } from '#content/catalogue.server.ts';
import { briefPath, contactPath, pagePath, planPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { memoryOf } from '#tests/support/machine/process-facts.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Extent, Finding } from './fault.ts';

const connections = 16;
/** One address may have 120 pages rendered in a minute. */
const sources = 200;
/** Of the first quarter of the requests no more is kept than of all of them. */
const allowedGrowthMB = 64;

export async function queryMemory({ requests }: Extent): Promise<Finding> {
  const server = await startServerProcess();
  const statuses = new Map<number, number>();
  let [asked, quarter, highest] = [0, 0, 0];
  const before = memoryOf(server.pid);
  const ask = async () => {
    while (asked < requests) {
      const nth = (asked += 1);
      const status = await statusOf(server.url + addressOf(nth), nth % sources);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (nth % 100 === 0) highest = Math.max(highest, memoryOf(server.pid));
      if (nth <= requests / 4) quarter = highest;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask)).finally(server.stop);
  const counts = [...statuses].map(([status, count]) => `${count} answers ${status}`).join(', ');
  return {
    figures: `${counts}; memory ${before} MB at the start, highest ${quarter} MB in the first quarter and ${highest} MB in all`,
    broken: [
      ...(highest > quarter + allowedGrowthMB ? ['memory grew with every query'] : []),
      ...(statuses.size === 1 && statuses.has(200) ? [] : ['not every page was rendered']),
    ],
  };
}

/** Each nth query is a page of its own. */
function addressOf(nth: number): string {
  const { firm } = catalogue();
  const editions = locales(firm);
  const locale = editions[nth % editions.length]!;
  const addresses = [
    () => `${pagePath(firm, 'vacancies', locale)}?q=word${nth}`,
    () => planPath(firm, locale, new URLSearchParams({ salary: String(50_000 + nth) })),
    () => briefPath(firm, locale, new URLSearchParams({ location: `Place ${nth}` })),
    () => contactPath(firm, locale, `Subject ${nth}`),
  ];
  return addresses[Math.floor(nth / editions.length) % addresses.length]!();
}

function statusOf(address: string, source: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // A connection of its own: the server closes one that is idle, perhaps while it is used.
    const headers = { 'accept-encoding': 'br' };
    const options = { agent: false, localAddress: `127.0.0.${source + 2}`, headers };
    get(address, options, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}
