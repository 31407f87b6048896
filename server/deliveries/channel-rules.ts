import { channelNames, type ChannelName } from '#domain/deliveries/channel.ts';

type ChannelRule = {
  /** Which of its tasks the row of a submission in the inbox tells of. */
  inInbox: 'all' | 'failures';
  /** As what a person's data counts them. */
  countedAs: 'mail' | 'delivery';
};

const channelRules: Record<ChannelName, ChannelRule> = {
  webhook: { inInbox: 'all', countedAs: 'delivery' },
  mail: { inInbox: 'failures', countedAs: 'mail' },
  indexnow: { inInbox: 'failures', countedAs: 'delivery' },
};

/** A condition on the channel of task `t`. */
export function channelIs<Name extends keyof ChannelRule>(
  name: Name,
  value: ChannelRule[Name],
): string {
  const named = channelNames.filter((channel) => channelRules[channel][name] === value);
  return `t.channel in (${named.map((channel) => `'${channel}'`).join(', ')})`;
}
