import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { migrations } from '#server/db/migrate.ts';
import { openAnyVersion, openStore } from '#server/db/open-store.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Extent, Finding, Place } from './fault.ts';

const senders = 4;
/** After which a visitor sends the same form again, with the same key. */
const patienceMs = 5_000;

/** What the next release may bring. */
const nextRelease = [
  ...migrations,
  { steps: () => [`alter table submission add column weight integer not null default 0`] },
];

/**
 * Two servers on one PostgreSQL behind Caddy, under load: each is restarted, a program of the next
 * release upgrades the store beside them, they are restarted on it, and one hangs.
 */
export async function restartInTurn({ rounds }: Extent, { store }: Place): Promise<Finding> {
  const restarts = Math.max(2, Math.ceil(rounds / 40));
  const ports = [await portToKeep(), await portToKeep()];
  const start = (nth: number) =>
    startServerProcess({
      DATABASE_URL: store.databaseUrl!,
      DATA_DIR: temporaryFolder(),
      PORT: String(ports[nth]),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '6',
    });
  const servers = await Promise.all([start(0), start(1)]);
  const proxy = await startCaddy(ports.map((port) => `127.0.0.1:${port}`).join(' '), '.');
  const broken: string[] = [];
  const references: string[] = [];
  let unanswered = 0;
  const load = new AbortController();
  const sending = Array.from({ length: senders }, async () => {
    while (!load.signal.aborted) references.push(await submit());
  });
  const goesOn = () => {
    const before = references.length;
    return until(() => references.length > before + 20, 'submissions arrive', 60_000);
  };
  try {
    await goesOn();
    for (let nth = 0; nth < restarts; nth += 1) {
      if (nth === Math.floor(restarts / 2)) {
        await (await openStore(store, undefined, nextRelease)).close();
        await goesOn();
      }
      await servers[nth % 2]!.stop();
      servers[nth % 2] = await start(nth % 2);
      await goesOn();
    }
    if (unanswered > 0) broken.push(`${unanswered} submissions had no answer during a restart`);
    process.kill(servers[0]!.pid, 'SIGSTOP');
    await goesOn();
    process.kill(servers[0]!.pid, 'SIGCONT');
    await goesOn();
  } finally {
    process.kill(servers[0]!.pid, 'SIGCONT');
    load.abort();
    await Promise.all(sending);
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const db = await openAnyVersion(store, 'reads');
  const stored = await db.all<{ reference: string }>('select reference from submission');
  await db.close();
  const found = new Set(stored.map(({ reference }) => reference));
  for (const reference of references)
    if (!found.has(reference)) broken.push(`${reference} is lost`);
  if (stored.length !== references.length) {
    broken.push(`${stored.length} are stored of ${references.length} that were acknowledged`);
  }
  return {
    figures: `${restarts} restarts, an upgrade between them and one hung server, ${references.length} submissions through ${proxy.version}, ${unanswered} of them sent again after ${patienceMs / 1000} s`,
    broken,
  };

  /** Sends a form until it is acknowledged, as a visitor does, and returns its reference. */
  async function submit(): Promise<string> {
    const headers = { 'idempotency-key': randomUUID() };
    for (let tries = 0; tries < 200; tries += 1) {
      const form = aSubmission['contact-dialog']();
      const sent = sendForm(proxy.url, 'contact-dialog', form, undefined, headers).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        (error: Error) => ({ status: 0, text: String(error.cause ?? error) }),
      );
      const answer = await Promise.race([sent, wait(patienceMs, undefined)]);
      const reference = answer && /"reference":"([^"]+)"/.exec(answer.text)?.[1];
      if (reference) return reference;
      if (!answer) unanswered += 1;
      // The server itself may be busy, or have lost its transaction while it hung.
      else if (answer.status !== 503 || !answer.text.includes('"error"')) {
        broken.push(`${answer.status} ${answer.text}`);
      }
      await wait(100);
    }
    throw new Error('A form was refused 200 times.');
  }
}
