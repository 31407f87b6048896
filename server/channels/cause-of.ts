import type { ChannelName } from '../../domain/work/channel.ts';
import { causeWords } from '../../messages/desk-words/causes.ts';
import type { Channel } from './channel.ts';

export type Cause = { cause: string; remedy: string };

/** What a recorded failure means, and what to do about it. */
export function causeOf(
  channels: readonly Pick<Channel, 'name' | 'remedy'>[],
  channelName: ChannelName,
  failure: string,
): Cause {
  const channel = channels.find(({ name }) => name === channelName);
  return {
    cause: causeWords(failure),
    remedy: channel?.remedy(failure) ?? 'The log of the server has each attempt.',
  };
}

/** Both in one text, as the attempts of a submission show it. */
export function describeFailure(...of: Parameters<typeof causeOf>): string {
  const { cause, remedy } = causeOf(...of);
  return `${cause} ${remedy}`;
}
