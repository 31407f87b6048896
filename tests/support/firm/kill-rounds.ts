import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../server/server-process.ts';
import { until } from '../machine/until.ts';
import type { Firm } from './firm.ts';
import { compareShown } from './compare-firm.ts';
import { acknowledged, kindsOfWork } from './ledger.ts';
import { startWork } from './start-work.ts';

/** Kills and restarts the server while the firm is at work. */
export async function killRounds(firm: Firm, rounds: number): Promise<string[]> {
  const { ledger, environment } = firm;
  const broken: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(environment);
    broken.push(
      ...(await compareShown(server.url, { ...ledger, adverts: ledger.adverts.slice(-1) })),
    );
    // Each kind of work in turn: submissions alone are acknowledged within the first moment.
    const kind = kindsOfWork[round % kindsOfWork.length];
    const before = acknowledged(ledger, kind);
    const work = startWork(firm, [server.url]);
    await until(() => acknowledged(ledger, kind) > before, `${kind} is acknowledged`);
    await wait(Math.random() * 300);
    await server.kill();
    await work.stop();
  }
  return broken;
}
