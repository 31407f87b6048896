import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import {
  deliver,
  receiverThat,
  save,
  settled,
  start,
} from '#tests/support/deliveries/test-outbox.ts';
import { until } from '#tests/support/machine/until.ts';
import { destinationsOf } from '#server/channels/channels.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startJobs } from '#server/db/start-jobs.ts';
import { silentLog } from '#server/base/log.ts';
import { alertJob, openAlerts, watchDestinations } from './alerts.ts';
import { recordDestinations } from './destinations.ts';
import { storedSubmission } from '#tests/support/stores/stored-submission.ts';
import type { PlanTasks } from '#server/db/tasks.ts';

const minute = 60_000;

/** As with mail configured. */
const planMail: PlanTasks = (event) =>
  event.type === 'alert-raised'
    ? [{ channel: 'mail', purpose: 'alert', destination: 'staff' }]
    : planTasks(event);

describeStores('alerts', ({ fresh }) => {
  test('a destination that fails for 15 minutes is announced once, until it accepts', async () => {
    const { db } = await fresh();
    let up = false;
    const { url } = await receiverThat(() => ({ status: up ? 200 : 503 }));
    const urls = { 'contact-dialog': url };
    await recordDestinations(db, destinationsOf(testChannels(db, urls)), start);
    const { advance, clock, stop } = deliver(db, urls);
    const { id } = (await storedSubmission(db, await save(db, 'contact-dialog', start)))!;
    await settled(db, id, 1);
    expect(
      (
        await actIn({ db, planTasks: planMail, now: start + 14 * minute }, (act) =>
          watchDestinations(act),
        )
      ).raised,
    ).toEqual([]);
    const { raised } = await actIn({ db, planTasks: planMail, now: start + 15 * minute }, (act) =>
      watchDestinations(act),
    );
    expect(raised).toMatchObject([
      { channel: 'webhook', destination: 'contact-dialog', reason: 'failing', since: start },
    ]);
    expect(
      (
        await actIn({ db, planTasks: planMail, now: start + 90 * minute }, (act) =>
          watchDestinations(act),
        )
      ).raised,
    ).toEqual([]);
    const mails = `select subject_id as alert from task where channel = 'mail'`;
    expect(await db.all(mails)).toEqual([{ alert: raised[0]!.id }]);

    up = true;
    advance(5_000);
    await settled(db, id, 2);
    await stop();
    const { ended } = await actIn({ db, planTasks: planMail, now: clock.now() }, (act) =>
      watchDestinations(act),
    );
    expect(ended.map((alert) => alert.id)).toEqual([raised[0]!.id]);
    expect(await openAlerts(db)).toEqual([]);
  });

  test('a second incident of the same destination is another alert', async () => {
    const { db } = await fresh();
    await recordDestinations(db, [someDestination], start);
    await save(db, 'contact-dialog', start);
    const first = await actIn({ db, planTasks: planMail, now: start + 61 * minute }, (act) =>
      watchDestinations(act),
    );
    await db.all(`update task set state = 'delivered' where channel = 'webhook'`);
    await actIn({ db, planTasks: planMail, now: start + 62 * minute }, (act) =>
      watchDestinations(act),
    );
    await save(db, 'contact-dialog', start + 62 * minute);
    const second = await actIn({ db, planTasks: planMail, now: start + 130 * minute }, (act) =>
      watchDestinations(act),
    );
    expect([first.raised.length, second.raised.length]).toEqual([1, 1]);
    expect(second.raised[0]!.id).not.toBe(first.raised[0]!.id);
    expect(await db.all(`select 1 as one from task where channel = 'mail'`)).toHaveLength(2);
  });

  test('a backlog of more than an hour is announced, but not for want of a destination', async () => {
    const { db } = await fresh();
    await save(db, 'contact-dialog', start);
    await save(db, 'employer-brief', start);
    await recordDestinations(db, [someDestination], start);
    expect(
      (
        await actIn({ db, planTasks: planMail, now: start + 59 * minute }, (act) =>
          watchDestinations(act),
        )
      ).raised,
    ).toEqual([]);
    const { raised } = await actIn({ db, planTasks: planMail, now: start + 60 * minute }, (act) =>
      watchDestinations(act),
    );
    expect(raised).toMatchObject([{ destination: 'contact-dialog', reason: 'backlog' }]);
  });

  test('of two servers on a store one watches', async () => {
    const { db } = await fresh();
    await recordDestinations(db, [someDestination], start);
    await save(db, 'contact-dialog', start);
    const { clock, advance } = manualClock(start + 2 * 60 * minute);
    let runs = 0;
    const job = alertJob({ db, planTasks: planMail, wakeOutbox: () => {} });
    const counted = {
      ...job,
      run: async (now: number) => {
        runs += 1;
        await job.run(now);
      },
    };
    const servers = [1, 2].map(() => startJobs([counted], { db, clock, log: silentLog }));
    advance(minute);
    await until(async () => (await openAlerts(db)).length === 1, 'an alert');
    // Stopping waits for a job that is due.
    await Promise.all(servers.map((server) => server.stop()));
    expect(runs).toBe(1);
  });

  test('a job that failed is tried again after a minute', async () => {
    const { db } = await fresh();
    const { clock, advance } = manualClock(start);
    let runs = 0;
    const job = {
      name: 'daily',
      intervalMs: 24 * 60 * minute,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('on purpose');
      },
    };
    const errors: object[] = [];
    const log = { ...silentLog, error: (facts: object) => void errors.push(facts) };
    const server = startJobs([job], { db, clock, log });
    advance(minute);
    await until(() => errors.length === 1, 'the failure in the log');
    await until(async () => {
      advance(minute);
      return runs === 2;
    }, 'a second run');
    advance(minute);
    await server.stop();
    expect(runs).toBe(2);
  });
});

const someDestination = {
  channel: 'webhook',
  key: 'contact-dialog',
  host: 'hooks.example',
  fingerprint: 'one',
} as const;
