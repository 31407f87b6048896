import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../../server/store/open-store.ts';
import { fuzzedRequest, type FuzzedRequest } from '../factories/fuzzed-requests.ts';
import { startServerProcess } from '../support/server-process.ts';
import { sendRaw } from '../support/send-raw.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import type { Fault } from './fault.ts';

const senders = 16;
const batch = 500;
const maxMemoryMB = 400;
/** Sockets of a few senders, and what the store opens as it works. */
const spareHandles = 24;

export const fuzz: Fault = {
  name: 'fuzz',
  title: 'generated requests against the intake',
  async run({ requests, seed }) {
    const dataDir = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const port = Number(new URL(server.url).port);
    const broken: string[] = [];
    const statuses = new Map<number, number>();
    const stored = new Set<string>();
    const handlesBefore = handlesOf(server.pid);
    /** After each quarter: a leak would go on climbing. */
    const memory: number[] = [];

    for (let done = 0; done < requests; done += batch) {
      const count = Math.min(batch, requests - done);
      // Batch by batch, so that one seed gives the same requests again without holding them all.
      const made = fc.sample(fuzzedRequest, { seed: seed + done, numRuns: count });
      let next = 0;
      const send = async () => {
        for (let at = next++; at < made.length; at = next++) {
          await sendOne(made[at]!, `request ${done + at} of seed ${seed}`);
        }
      };
      await Promise.all(Array.from({ length: senders }, send));
      if (Math.floor(((done + count) * 4) / requests) > memory.length) {
        memory.push(memoryOf(server.pid));
      }
    }

    const spool = path.join(dataDir, 'spool');
    await until(() => readdirSync(spool).length === 0, 'the spool is empty', 70_000).catch(note);
    const enough = () => handlesOf(server.pid) <= handlesBefore + spareHandles;
    await until(enough, 'handles are given back', 70_000).catch(note);
    if (Math.max(...memory) > maxMemoryMB) broken.push(`${memory.join(', ')} MB of memory`);
    const ready = await fetch(`${server.url}/api/ready`);
    if (ready.status !== 200) broken.push(`afterwards not ready: ${await ready.text()}`);
    await server.stop();
    const kept = await keptIn(dataDir);
    // A sender that hung up may have been stored without having heard of it.
    for (const reference of stored) if (!kept.has(reference)) broken.push(`${reference} is lost`);

    const counts = [...statuses].toSorted(([a], [b]) => a - b);
    return {
      figures: `${requests} requests (seed ${seed}): ${counts.map(([status, count]) => `${count} × ${status || 'hung up'}`).join(', ')}; memory after each quarter ${memory.join(', ')} MB`,
      broken,
    };

    async function sendOne({ bytes, complete }: FuzzedRequest, which: string) {
      const answer = await sendRaw(port, bytes, { end: !complete }).catch((error: Error) => {
        broken.push(`${which}: ${error.message}`);
        return undefined;
      });
      if (!answer) return;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) broken.push(`${which}: ${answer.status} ${answer.body}`);
      if (answer.status === 0 && complete) broken.push(`${which}: no answer`);
      const reference = /"reference":"([^"]+)"/.exec(answer.body)?.[1];
      if (answer.status === 201 && reference) stored.add(reference);
    }

    function note(error: Error) {
      broken.push(error.message);
    }
  },
};

async function keptIn(dataDir: string): Promise<Set<string>> {
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const rows = await db.all<{ reference: string }>('select reference from submission');
  await db.close();
  return new Set(rows.map(({ reference }) => reference));
}

/** Linux tells both; elsewhere they count as nothing. */
function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
