import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { aSubmission } from '#tests/factories/submissions.ts';
import { chanceOf } from '#tests/support/firm/ask.ts';
import { checkFirm } from '#tests/support/firm/check-firm.ts';
import { killRounds, openFirm, startWork } from '#tests/support/firm/firm.ts';
import { countAnswers, kindsOfWork } from '#tests/support/firm/ledger.ts';
import { brokenNow } from '#tests/support/firm/what-must-hold.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Extent, Finding, Place } from './fault.ts';

export async function crash({ rounds, seed }: Extent, { store }: Place): Promise<Finding> {
  const firm = await openFirm(store, seed);
  const broken = await killRounds(firm, rounds);
  const checked = await checkFirm(firm);
  return { figures: `${rounds} kills; ${checked.figures}`, broken: [...broken, ...checked.broken] };
}

/** Shuts the file system down as a power cut does: writes that were not synced are lost. */
export async function cutPower(
  { rounds, seed }: Extent,
  { store, ext4, postgres }: Place,
): Promise<Finding> {
  const cuts = Math.ceil(rounds / (postgres ? 16 : 8));
  const firm = await openFirm(store, seed);
  const chance = chanceOf(`${seed} cuts`);
  const broken: string[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const server = await startServerProcess(firm.environment);
    const work = startWork(firm, [server.url]);
    await Promise.all([work.goesOn(5), work.goesOn(0, kindsOfWork[cut % kindsOfWork.length])]);
    await wait(chance.random() * 250);
    // Unlike a machine without power, this one still answers, and a sync under way during the
    // shutdown may report success: acknowledgements after the cut do not count.
    firm.ledger.isDeaf = true;
    ext4!.cutPower();
    await server.kill();
    await work.stop();
    await postgres?.kill();
    await ext4!.remount();
    await postgres?.resume();
    firm.ledger.isDeaf = false;
    broken.push(...(await brokenNow('stored', firm)).map((fault) => `cut ${cut}: ${fault}`));
  }
  const checked = await checkFirm(firm);
  return {
    figures: `${cuts} power cuts; ${checked.figures}`,
    broken: [...broken, ...checked.broken],
  };
}

type Disturbed = Awaited<ReturnType<typeof startFirm>> & {
  expect(fact: boolean, what: string): void;
};

async function startFirm({ seed }: Extent, { store }: Place, count: number) {
  const firm = await openFirm(store, seed);
  // Each of several has a spool of its own, as on two machines.
  const own = () => (count > 1 ? { DATA_DIR: temporaryFolder() } : {});
  const start = () => startServerProcess({ ...firm.environment, ...own() });
  const startedAt = Date.now();
  const servers = await Promise.all(Array.from({ length: count }, start));
  const urls = servers.map(({ url }) => url);
  return { firm, start, startedAt, servers, urls, work: startWork(firm, urls) };
}

/** Disturbs the firm at work on servers that are stopped in order at the end. */
async function disturbed(
  extent: Extent,
  place: Place,
  { servers: count = 1 },
  disturb: (at: Disturbed) => Promise<string>,
): Promise<Finding> {
  const at = await startFirm(extent, place, count);
  const { firm, servers, work, startedAt } = at;
  const broken: string[] = [];
  const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
  const said = await disturb({ ...at, expect }).finally(work.stop);
  broken.push(...(await brokenNow('idle', firm, { startedAt })));
  await Promise.all(servers.map((server) => server.stop()));
  const lost = countAnswers(firm.ledger, 0);
  expect(count > 1 || lost === 0, `${lost} connections broke`);
  const checked = await checkFirm(firm);
  return { figures: `${said}; ${checked.figures}`, broken: [...broken, ...checked.broken] };
}

export function fillDisk(extent: Extent, place: Place): Promise<Finding> {
  return disturbed(extent, place, {}, async ({ firm, work, urls: [url], expect }) => {
    const { tmpfs, postgres } = place;
    const readiness = async () => (await fetch(`${url}/api/ready`)).text();
    const refused = () => countAnswers(firm.ledger, 503);
    await work.goesOn(15);
    tmpfs!.fillUpTo(2);
    await until(() => refused() > 30, 'the disk is full', 120_000);
    // That its own disk is full, the server knows; of a database it only sees refusals.
    const full = await readiness();
    expect(!!postgres || full.includes('full'), `with a full disk it says ${full}`);
    const { status } = await fetch(`${url}/api/live`);
    expect(status === 200, `with a full disk it is not live: ${status}`);
    tmpfs!.resize(512);
    // Without space for its log it ends, and its operator starts it again.
    if (postgres && !postgres.isRunning()) await postgres.resume();
    await work.goesOn(20);
    const again = await readiness();
    expect(again.includes('ready'), `with space again it says ${again}`);
    return `${refused()} answered with 503, work went on without a restart`;
  });
}

export function takeDatabaseAway(extent: Extent, place: Place): Promise<Finding> {
  const failovers = Math.ceil(extent.rounds / 8);
  return disturbed(extent, place, {}, async ({ firm, work, urls: [url], expect }) => {
    const postgres = place.postgres!;
    const hasCaddy = spawnSync('caddy', ['version']).status === 0 && existsSync('build/client');
    const proxy = hasCaddy ? await startCaddy(new URL(url!).host, 'build/client') : undefined;
    const status = async (address: string) => (await fetch(`${url}${address}`)).status;
    for (let failover = 0; failover < failovers; failover += 1) {
      await work.goesOn(5);
      await postgres.endConnections();
    }
    await work.goesOn(5);
    await postgres.pause();
    await until(async () => (await status('/api/ready')) === 503, 'it is not ready');
    expect((await status('/api/live')) === 200, 'without its database it is not live');
    if (proxy) await refusesInWords(proxy.url);
    await postgres.resume();
    await work.goesOn(20);
    expect((await status('/api/ready')) === 200, 'with its database again it is not ready');
    await proxy?.stop();
    const refused = countAnswers(firm.ledger, 503);
    return `${failovers} times all connections ended, 1 stop and start${proxy ? ` behind ${proxy.version}` : ''}; ${refused} answered with 503`;

    /** Without the database pages are shown, and forms are refused in words. */
    async function refusesInWords(proxied: string) {
      let form: Response | undefined;
      const isRefused = async () => {
        form = await sendForm(proxied, 'contact-dialog', aSubmission['contact-dialog']());
        return (await form.text()).includes('Please go back and send again in a minute');
      };
      await until(isRefused, 'Caddy knows that no server is ready');
      expect(form?.status === 503, `without its database a form is answered ${form?.status}`);
      const page = await fetch(proxied);
      expect(page.status === 200, `without its database a page is answered ${page.status}`);
    }
  });
}

export function killOneOfTwo(extent: Extent, place: Place): Promise<Finding> {
  const kills = Math.ceil(extent.rounds / 8);
  const chance = chanceOf(`${extent.seed} kills`);
  return disturbed(extent, place, { servers: 2 }, async ({ work, servers, urls, start }) => {
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = kill % 2;
      await work.goesOn(3);
      await wait(chance.random() * 300);
      await servers[victim]!.kill();
      await work.goesOn(3);
      servers[victim] = await start();
      urls[victim] = servers[victim].url;
    }
    await work.goesOn(3);
    return `${kills} kills`;
  });
}
