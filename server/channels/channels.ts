import { channelNames, type ChannelName } from '#domain/deliveries/channel.ts';
import type { ConfiguredDestination } from '#server/deliveries/destinations.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import type { Channel, ChannelDependencies } from '#server/deliveries/channel.ts';
import { indexNowChannel } from './indexnow/indexnow-channel.ts';
import { mailChannel } from './mail/mail-channel.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

const create: Record<ChannelName, (dependencies: ChannelDependencies) => Channel> = {
  webhook: webhookChannel,
  mail: mailChannel,
  indexnow: indexNowChannel,
};

/** Every channel, in the order in which their tasks are planned. */
export function createChannels(dependencies: ChannelDependencies): readonly Channel[] {
  return channelNames.map((name) => create[name](dependencies));
}

export function planWith(channels: readonly Channel[]): PlanTasks {
  return (event) =>
    channels.flatMap(({ name, tasksFor }) =>
      tasksFor(event).map((task) => ({ channel: name, ...task })),
    );
}

export function destinationsOf(channels: readonly Channel[]): ConfiguredDestination[] {
  return channels.flatMap(({ name, destinations }) =>
    destinations.map((destination) => ({ channel: name, ...destination })),
  );
}
