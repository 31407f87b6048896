import { randomUUID } from 'node:crypto';
import { requestAlertPath } from '#domain/address/paths.ts';
import { ask } from './ask.ts';
import { pause, write, written, type Ledger, type Subscriber } from './ledger.ts';
import { anyAddress } from './visitors.ts';

export const subscribersLocales = ['en-GB', 'de-DE'] as const;

/** Asks for alerts about roles, confirms by the link of the mail, or ends them. */
export async function subscribe(url: string, ledger: Ledger): Promise<void> {
  const { subscribers, alertLinks } = ledger;
  const confirmable = subscribers.find(
    ({ email, confirmed }) => confirmed.certain() !== true && alertLinks.has(email),
  );
  const unsure = subscribers.find(({ ended }) => ended.possible.length > 1);
  if (unsure) await end(unsure);
  else if (confirmable) await confirm(confirmable);
  else if (Math.random() < 0.2) await endOne();
  else await request();
  await pause(50);

  /** The answer promises nothing: the mail does. */
  async function request() {
    const email = `${randomUUID()}@subscriber.example`;
    const locale = subscribersLocales[Math.random() < 0.5 ? 0 : 1];
    const { answer } = await post(requestAlertPath, [200], {
      email,
      edition: locale,
      cadence: 'daily',
      role: 'quality',
    });
    if (answer === 'refused') return;
    subscribers.push({
      email,
      locale,
      confirmed: written(false),
      confirmedAt: undefined,
      ended: written(false),
      endedAt: undefined,
    });
  }

  async function confirm(subscriber: Subscriber) {
    const { answer } = await act(subscriber, '/confirm', 303);
    write(subscriber.confirmed, true, answer);
    if (answer === 'done') subscriber.confirmedAt = Date.now();
  }

  async function endOne() {
    const going = subscribers.filter(
      ({ confirmed, ended }) => confirmed.certain() === true && ended.certain() === false,
    );
    const one = going[Math.floor(Math.random() * going.length)];
    if (one) await end(one);
  }

  async function end(subscriber: Subscriber) {
    const { answer } = await act(subscriber, '', 200);
    write(subscriber.ended, true, answer);
    if (answer === 'done') subscriber.endedAt = Date.now();
  }

  function act({ email }: Subscriber, action: string, done: number) {
    return post(alertLinks.get(email)! + action, [done], {}, 'alert');
  }

  function post(
    address: string,
    done: readonly number[],
    fields: Record<string, string>,
    work?: 'alert',
  ) {
    return ask({ ledger, done, ...(work && { work }) }, (signal) =>
      fetch(url + address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', 'x-forwarded-for': anyAddress() },
        redirect: 'manual',
        signal,
      }),
    );
  }
}
