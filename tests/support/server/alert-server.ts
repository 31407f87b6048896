import type { ShownAlert } from '#domain/alerts/alert-rules.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { roleAlertJob } from '#server/jobs/jobs.ts';
import { startMailReceiver, type MailBehaviour } from '../deliveries/mail-receiver.ts';
import { until } from '../machine/until.ts';
import type { StoreUnderTest } from '../stores/stores.ts';
import { cleanups, serveStatus } from './status-server.ts';

/** The server with a mail server and an outbox, on a manual clock; pages are JSON. */
export async function serveAlerts(store: StoreUnderTest, behave?: (nth: number) => MailBehaviour) {
  const smtp = await startMailReceiver(behave);
  cleanups.push(smtp.stop);
  const served = await serveStatus(store, { smtpUrl: smtp.url });
  const { db, clock, channels, planTasks, ask, post } = served;
  const log = { info() {}, warn() {}, error() {} };
  const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
  // A manual clock never ends the poll interval.
  const polling = setInterval(() => outbox.wake(), 20);
  cleanups.push(async () => {
    clearInterval(polling);
    await outbox.stop();
  });
  let version = 0;
  const vacancies = { version: () => (version += 1) };
  const job = roleAlertJob({ db, vacancies, planTasks, wakeOutbox: () => outbox.wake(), log });
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to[0] === address);
  const settled = () =>
    until(async () => {
      const waiting = `select 1 as one from task
        where state = 'waiting' and next_attempt_at <= ${clock.now()}`;
      return (await db.all(waiting)).length === 0;
    }, 'every mail that is due is sent');
  return {
    ...served,
    received: smtp.received,
    mailsTo,
    runJob: () => job.run(clock.now()),
    /** The newest mail to an address, once there are so many and they are recorded as sent. */
    mail: async (address: string, count = 1) => {
      await until(() => mailsTo(address).length >= count, `mail ${count} to ${address}`);
      await settled();
      return mailsTo(address)[count - 1]!;
    },
    settled,
    subscribe: (fields: Record<string, string>) =>
      post('/alerts', { edition: 'en-GB', cadence: 'daily', ...fields }),
    shownAlert: async (url: string) => {
      const answer = await ask(url);
      return (answer.json() as { alert: ShownAlert }).alert;
    },
  };
}

/** The address of the alert's page, as a mail has it. */
export function alertLinkIn(text: string | undefined): string {
  const [, link] = /https:\/\/firm\.example(\/alerts\/[\w-]{32})/.exec(text ?? '') ?? [];
  if (!link) throw new Error('The mail has no link of an alert.');
  return link;
}
