import * as fc from 'fast-check';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { variableOf } from '#server/base/config.ts';
import { fuzzedRequests } from '#tests/factories/fuzzed-requests.ts';
import { validRequests } from '#tests/factories/valid-requests.ts';
import { createFuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { createSecrets } from '#tests/support/fuzz/fuzz-secrets.ts';
import { judgeAnswers } from '#tests/support/fuzz/judge-answers.ts';
import { reachRoutes } from '#tests/support/fuzz/reach-routes.ts';
import { handlesOf, memoryOf } from '#tests/support/machine/process-facts.ts';
import { registeredRoutes } from '#tests/support/server/registered-routes.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { StoreConfig } from '#tests/support/stores/stores.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Extent, Finding, Place } from './fault.ts';

/** Few enough that the server sheds no load, even on a machine that others keep busy. */
const senders = 2;
const batch = 500;
/**
 * Left alone, V8 lets the heap grow to gigabytes before it collects, so that a leak is not told from
 * garbage. With this limit what remains is in use, and a server that needs more than it ends.
 */
const maxHeapMB = 256;
/**
 * After the first half every cache is full and the heap has reached its limit: measured are 540, 547
 * and 552 MB after the second, third and last quarter. A leak of 10 KB in each request would add
 * 100 MB by the end of 20,000.
 */
const maxGrowthMB = 50;
/**
 * Measured are 710 and 729 MB after 40,000 requests. A collection in between left 490 to 520 MB, of
 * which 97 to 101 MB were the heap; what the rest is has not been traced.
 */
const maxMemoryMB = 768;
/** With fewer requests the memory still rises to what the server needs. */
const warmUp = 20_000;
/** Sockets of a few senders, and what the store opens as it works. */
const spareHandles = 24;

export async function fuzz({ requests, seed }: Extent, { store }: Place): Promise<Finding> {
  const mail = await startMailReceiver();
  const [server, routes] = await Promise.all([
    startServerProcess(environment(store, mail.url)),
    registeredRoutes(),
  ]);
  const firstLink = () => /\/desk\/join\/\S+/.exec(server.output().join('\n'))?.[0];
  await until(() => !!firstLink(), 'the first link is printed');
  const secrets = createSecrets();
  const targets = createFuzzTargets(server.url, secrets, {
    firstLink: firstLink()!,
    mails: mail.received,
  });
  const port = Number(new URL(server.url).port);
  // One for each: the figures are those of the generated requests alone.
  const [reaching, judge] = [judgeAnswers(port, secrets), judgeAnswers(port, secrets)];
  const generated = fuzzedRequests(routes);
  const handlesBefore = handlesOf(server.pid);
  const memory: number[] = [];

  const { broken } = judge;
  const note = (error: Error) => void broken.push(error.stack ?? error.message);
  const valid = validRequests(routes);
  const reach = async () => reachRoutes(valid, await targets.renew(), reaching.send);
  broken.push(...(await reach().catch((error: Error) => [error.stack ?? error.message])));
  broken.push(...reaching.broken);
  await sendAll().catch(note);
  const spool = path.join(store.dataDir, 'spool');
  await until(() => readdirSync(spool).length === 0, 'the spool is empty', 70_000).catch(note);
  const enough = () => handlesOf(server.pid) <= handlesBefore + spareHandles;
  await until(enough, 'handles are given back', 70_000).catch(note);
  const growth = memory.at(-1)! - (memory[1] ?? 0);
  if (Math.max(...memory) > maxMemoryMB || (requests >= warmUp && growth > maxGrowthMB)) {
    broken.push(`${memory.join(', ')} MB of memory`);
  }
  const ready = await fetch(`${server.url}/api/ready`);
  if (ready.status !== 200) broken.push(`afterwards not ready: ${await ready.text()}`);
  await server.stop();
  await mail.stop();
  const log = [...server.output(), server.errors()].join('\n');
  for (const secret of secrets.loggedIn(log)) broken.push(`the log shows ${secret}`);
  broken.push(...(await judge.missingFrom(store)));
  const neverAccepted = judge.routes.neverAccepted(valid.map(({ route }) => route));
  return {
    figures: `${requests} requests (seed ${seed}), ${judge.figures()}; ${log.length >> 10} KB of log; memory after each quarter ${memory.join(', ')} MB`,
    broken,
    details: [
      `accepted/refused by role for each of ${valid.length} routes and the pages`,
      ...judge.routes.lines(),
      `without a request that was accepted: ${neverAccepted.join(', ') || 'none'}`,
    ],
  };

  async function sendAll() {
    for (let done = 0; done < requests; done += batch) {
      const count = Math.min(batch, requests - done);
      const known = await targets.renew();
      // Batch by batch, so that one seed gives the same requests again without holding them all.
      const made = fc.sample(generated, { seed: seed + done, numRuns: count });
      let next = 0;
      const send = async () => {
        for (let at = next++; at < made.length; at = next++) {
          await judge.send(made[at]!(known), `request ${done + at} of seed ${seed}`);
        }
      };
      await Promise.all(Array.from({ length: senders }, send));
      if (Math.floor(((done + count) * 4) / requests) > memory.length) {
        memory.push(memoryOf(server.pid));
      }
    }
  }
}

/**
 * Receivers that refuse every connection: deliveries fail, are retried and are logged. Mails arrive,
 * since the links of role alerts come with them.
 */
function environment({ dataDir, databaseUrl }: StoreConfig, smtpUrl: string) {
  const webhooks = submissionKinds.map((kind) => [variableOf(kind), 'http://127.0.0.1:9/hook']);
  return {
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--max-old-space-size=${maxHeapMB}`,
    LOG_LEVEL: 'info',
    // Each request names the address that it comes from: limits by address are tested elsewhere.
    TRUST_PROXY: '1',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'desk@harbourlane.example',
    MAIL_STAFF: 'desk@harbourlane.example',
    WEBHOOK_SECRET: testSecret.variable,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...Object.fromEntries(webhooks),
  };
}
