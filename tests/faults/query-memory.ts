import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { briefPath, contactPath, pagePath, planPath } from '#domain/address/paths.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Fault } from './fault.ts';
import { catalogue } from '#content/catalogue.server.ts';

const MiB = 1024 * 1024;
const connections = 16;
/** One address may have 120 pages rendered in a minute. */
const sources = 200;
/** Of the first quarter of the requests no more is kept than of all of them. */
const allowedGrowthBytes = 64 * MiB;

/** Each nth query is a page of its own. */
const addresses: ((locale: Locale, nth: number) => string)[] = [
  (locale, nth) => `${pagePath(catalogue().firm, 'vacancies', locale)}?q=word${nth}`,
  (locale, nth) =>
    planPath(catalogue().firm, locale, new URLSearchParams({ salary: String(50_000 + nth) })),
  (locale, nth) =>
    briefPath(catalogue().firm, locale, new URLSearchParams({ location: `Place ${nth}` })),
  (locale, nth) => contactPath(catalogue().firm, locale, `Subject ${nth}`),
];

export const queryMemory: Fault = {
  name: 'query-memory',
  title: 'every request asks for another query of a page that is rendered on demand',
  async run({ requests }) {
    const server = await startServerProcess();
    const statuses = new Map<number, number>();
    const broken: string[] = [];
    let asked = 0;
    let quarter = 0;
    let highest = 0;
    const before = residentBytes(server.pid);
    try {
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (asked < requests) {
            const nth = (asked += 1);
            const status = await ask(server.url + addressOf(nth), nth % sources);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (nth % 100 !== 0) continue;
            highest = Math.max(highest, residentBytes(server.pid));
            if (nth <= requests / 4) quarter = highest;
          }
        }),
      );
      if (highest > quarter + allowedGrowthBytes) broken.push('memory grew with every query');
      if (statuses.size !== 1 || !statuses.has(200)) broken.push('not every page was rendered');
    } finally {
      await server.stop();
    }
    const counts = [...statuses].map(([status, count]) => `${count} answers ${status}`).join(', ');
    const figures = `${counts}; resident memory ${inMiB(before)} at the start, highest ${inMiB(quarter)} in the first quarter and ${inMiB(highest)} in all`;
    return { figures, broken };
  },
};

function addressOf(nth: number): string {
  const locale = locales(catalogue().firm)[nth % locales(catalogue().firm).length]!;
  return addresses[Math.floor(nth / locales(catalogue().firm).length) % addresses.length]!(
    locale,
    nth,
  );
}

function ask(address: string, source: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      // A connection of its own: the server closes one that is idle, perhaps while it is used.
      agent: false,
      localAddress: `127.0.0.${source + 2}`,
      headers: { 'accept-encoding': 'br' },
    } as const;
    get(address, options, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

function inMiB(bytes: number): string {
  return `${Math.round(bytes / MiB)} MiB`;
}
