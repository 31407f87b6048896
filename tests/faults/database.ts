import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aSubmission } from '#tests/factories/submissions.ts';
import { compareFirm } from '#tests/support/firm/compare-firm.ts';
import { openFirm } from '#tests/support/firm/firm.ts';
import { acknowledged } from '#tests/support/firm/ledger.ts';
import { startWork } from '#tests/support/firm/start-work.ts';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { countOf } from './count-of.ts';
import type { Fault } from './fault.ts';

export const database: Fault = {
  name: 'database',
  title: 'PostgreSQL ends every connection, stops and comes back while the firm is at work',
  async run({ rounds }) {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const failovers = Math.ceil(rounds / 8);
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
    const { ledger } = firm;
    const server = await startServerProcess(firm.environment);
    const hasCaddy = spawnSync('caddy', ['version']).status === 0 && existsSync('build/client');
    const proxy = hasCaddy && (await startCaddy(new URL(server.url).host, 'build/client'));
    const broken: string[] = [];
    const status = async (address: string) => (await fetch(`${server.url}${address}`)).status;
    const work = startWork(firm, [server.url]);
    const more = (count: number) => {
      const before = acknowledged(ledger);
      return until(() => acknowledged(ledger) > before + count, 'work goes on', 120_000);
    };
    for (let failover = 0; failover < failovers; failover += 1) {
      await more(5);
      await postgres.endConnections();
    }
    await more(5);
    await postgres.pause();
    await until(async () => (await status('/api/ready')) === 503, 'it is not ready');
    if ((await status('/api/live')) !== 200) broken.push('without its database it is not live');
    if (proxy) broken.push(...(await behindCaddy(proxy.url)));
    await postgres.resume();
    await more(20);
    if ((await status('/api/ready')) !== 200)
      broken.push('with its database again it is not ready');
    await work.stop();
    if (proxy) await proxy.stop();
    await server.stop();
    if (countOf(ledger, 0) > 0) broken.push(`${countOf(ledger, 0)} connections broke`);
    const compared = await compareFirm(firm);
    await firm.close();
    await postgres.stop();
    return {
      figures: `${failovers} times all connections ended, 1 stop and start${proxy ? ` behind ${proxy.version}` : ''}; ${countOf(ledger, 503)} answered with 503; ${compared.figures}`,
      broken: [...broken, ...compared.broken],
    };
  },
};

/** Without the database pages are shown, and forms are refused in words. */
async function behindCaddy(url: string): Promise<string[]> {
  let form: Response | undefined;
  const caddyRefuses = async () => {
    form = await sendForm(url, 'contact-dialog', aSubmission['contact-dialog']());
    return (await form.text()).includes('Please go back and send again in a minute');
  };
  await until(caddyRefuses, 'Caddy knows that no server is ready');
  const page = await fetch(url);
  return [
    ...(form?.status === 503 ? [] : [`without its database a form is answered ${form?.status}`]),
    ...(page.status === 200 ? [] : [`without its database a page is answered ${page.status}`]),
  ];
}
