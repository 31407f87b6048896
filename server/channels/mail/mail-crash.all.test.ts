import { afterEach, expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const waitMs = 60_000;

/** A server on one data folder that can be ended and started again. */
async function serve(smtpUrl: string) {
  const environment = {
    DATA_DIR: temporaryFolder(),
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'desk@firm.example',
  };
  let server = await startServerProcess(environment);
  cleanups.push(() => server.stop());
  return {
    /** Again while the server is busy starting. */
    send: () =>
      until(
        async () => {
          const fields = aSubmission['contact-dialog']();
          return (await sendForm(server.url, 'contact-dialog', fields)).status === 201;
        },
        'a stored submission',
        waitMs,
      ),
    kill: () => server.kill(),
    restart: async () => {
      server = await startServerProcess(environment);
    },
    stop: () => server.stop(),
  };
}

test('killed between sending and recording, a mail comes twice with the same id', async () => {
  let kill: (() => Promise<unknown>) | undefined;
  const smtp = await startMailReceiver(undefined, 0, async (nth) => {
    // The message has arrived in full and its confirmation is not sent yet.
    if (nth === 1) await kill?.();
  });
  cleanups.push(smtp.stop);
  const server = await serve(smtp.url);
  kill = server.kill;
  await server.send();
  await until(() => smtp.received.length === 1, 'the first mail', waitMs);
  await server.restart();
  await until(() => smtp.received.length === 2, 'the duplicate', waitMs);
  const ids = smtp.received.map(({ parsed }) => parsed.messageId);
  expect(new Set(ids).size).toBe(1);
}, 240_000);

test('killed before the message, and ended in an orderly way, a mail comes once', async () => {
  let kill: (() => void) | undefined;
  const smtp = await startMailReceiver((nth) => {
    if (nth === 1) kill?.();
    return nth === 1 ? 'die' : 'accept';
  });
  cleanups.push(smtp.stop);
  const server = await serve(smtp.url);
  const killed = new Promise<void>((resolve) => {
    kill = () => void server.kill().then(resolve);
  });
  await server.send();
  await killed;
  await server.restart();
  await until(() => smtp.received.length === 1, 'the mail', waitMs);
  // Waits for the attempts in flight, so the result is recorded.
  await server.stop();
  await server.restart();
  await server.send();
  await until(() => smtp.received.length === 2, 'the mail of a second submission', waitMs);
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
}, 240_000);
