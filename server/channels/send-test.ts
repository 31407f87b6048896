import type { Channel, Outcome } from '#server/deliveries/channel.ts';

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
