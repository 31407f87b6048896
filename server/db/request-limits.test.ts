import { expect, test } from 'vitest';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

const networks = [1, 2, 3, 4, 5].map((network) => `2001:db8:0:${network}::1`);

describeStores('one IPv6 site, which has 65,536 networks', (store) => {
  async function start(limits: { submissionsPerMinute: number; fileBytesPerHour?: number }) {
    const { config, db } = await store.fresh();
    const { clock, advance } = manualClock();
    return {
      ...(await startApp(db, config.dataDir, { clock, trustProxy: 1, ...limits })),
      advance,
    };
  }

  test('sends four times the forms of one network in a minute', async () => {
    const { url, stop, advance } = await start({ submissionsPerMinute: 2 });
    const send = async (network: string) => {
      const form = aSubmission['contact-dialog']();
      const from = { 'x-forwarded-for': network };
      return (await sendForm(url, 'contact-dialog', form, undefined, from)).status;
    };
    for (const network of networks.slice(0, 4)) {
      expect([await send(network), await send(network)]).toEqual([201, 201]);
      expect(await send(network)).toBe(429);
    }
    expect(await send(networks[4]!)).toBe(429);
    expect(await send('2001:db8:1::1')).toBe(201);
    advance(60_000);
    expect(await send(networks[4]!)).toBe(201);
    await stop();
  });

  test('sends four times the files of one network in an hour', async () => {
    const { url, stop } = await start({ submissionsPerMinute: 100, fileBytesPerHour: 100_000 });
    const apply = async (network: string) => {
      const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf' };
      const bytes = Buffer.concat([pdfBytes(), Buffer.alloc(70_000)]);
      const from = { 'x-forwarded-for': network };
      const form = aSubmission['job-application']();
      return (await sendForm(url, 'job-application', form, { ...file, bytes }, from)).status;
    };
    const statuses: number[] = [];
    for (const network of [...networks, networks[0]!, '2001:db8:1::1']) {
      statuses.push(await apply(network));
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201]);
    expect(await apply('2001:db8:0:6::1')).toBe(429);
    await stop();
  });
});
