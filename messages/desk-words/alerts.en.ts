import type { Alert } from '../../domain/work/alert.ts';
import type { ChannelName } from '../../domain/work/channel.ts';
import { destinationName } from './destinations.ts';

/** What an alert says, on the desk and in mails. */
export function alertWords(alert: {
  channel: ChannelName;
  destination: string;
  reason: Alert['reason'];
}): string {
  const { channel, destination: key, reason } = alert;
  const name = destinationName({ channel, key });
  return reason === 'failing'
    ? `${name}: every delivery has failed for 15 minutes or more.`
    : `${name}: a delivery has been waiting for more than an hour.`;
}

export const backlogRemedy =
  'See which deliveries wait and why; a test delivery shows whether the receiver accepts.';
