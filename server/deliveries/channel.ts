import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Db } from '#server/db/db.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { OutboxEvent, PlannedTask, Task } from '#server/db/tasks.ts';
import { scryptSync } from 'node:crypto';

/**
 * A way of sending: webhook, mail, search engines. A channel knows nothing of the
 * others; the outbox owns claims, leases, the schedule and the record of attempts.
 */
export type Channel = {
  name: ChannelName;
  /** What to send about an event, configured or not: tasks wait until there is a destination. */
  tasksFor(event: OutboxEvent): readonly Omit<PlannedTask, 'channel'>[];
  /**
   * What is configured, each with a queue of its own. The host is shown to operators; the
   * fingerprint changes with the address and its secrets.
   */
  destinations: readonly { key: string; host: string; fingerprint: string }[];
  /** Sends once. `signal` aborts when the attempt's time is over. */
  send(task: Task, signal: AbortSignal): Promise<Outcome>;
  /** Sends a message that its receiver can recognise as a test. */
  sendTest(destination: string, signal: AbortSignal): Promise<Outcome>;
};

/** What every channel is created with. */
export type ChannelDependencies = {
  config: Pick<Config, 'webhooks' | 'webhookSecrets' | 'indexNowKey' | 'mail'>;
  siteUrl: string;
  db: Db;
  clock: Clock;
};

/** `details` go into the log line of the attempt and never hold personal data. */
export type Outcome = {
  status?: number;
  details?: Record<string, string | number>;
} & (
  | { result: 'delivered' }
  | {
      result: 'failed';
      failure: string;
      retryAfterMs?: number;
      /** Retrying alone will not help, so the log line is an error. */
      needsOperator?: boolean;
      /** The receiver refuses for good. */
      permanent?: boolean;
    }
  /** The subject is gone, erased for example: there is nothing to send. */
  | { result: 'obsolete' }
  /** Not attempted, since its receiver has had enough for now. */
  | { result: 'postponed'; until: number }
);

/** As long as the outbox waits for a delivery. */
const timeoutMs = 20_000;

/** Never rejects: what a channel throws becomes a failure by code or name. */
export function sendTest(channel: Channel, destination: string): Promise<Outcome> {
  return channel
    .sendTest(destination, AbortSignal.timeout(timeoutMs))
    .catch((error: Error & { code?: string }): Outcome => ({
      result: 'failed',
      failure: error.code ?? error.name,
    }));
}

/**
 * Tells whether a destination was changed since the last start. Addresses hold passwords, so the
 * hash is a slow one.
 */
export function settingFingerprint(...parts: readonly (string | Uint8Array | undefined)[]): string {
  const text = JSON.stringify(
    parts.map((part) => (part instanceof Uint8Array ? Buffer.from(part).toString('hex') : part)),
  );
  return scryptSync(text, 'destination', 32).toString('base64url');
}
