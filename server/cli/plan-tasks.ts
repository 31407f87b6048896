import { createChannels, planWith } from '#server/channels/channels.ts';
import { systemClock } from '#server/base/clock.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { ActContext } from '#server/db/act.ts';
import { commandActor, type CommandContext } from './command.ts';

/** Plans for the running server, which has the destinations. */
export function commandPlanTasks({
  config: read,
  db,
}: Pick<CommandContext, 'config' | 'db'>): PlanTasks {
  const config = read();
  const siteUrl = config.siteUrl ?? '';
  return planWith(createChannels({ config, siteUrl, db, clock: systemClock }));
}

/** What a command changes with. */
export function contextOf(context: CommandContext): ActContext {
  const { db, now } = context;
  return { db, by: commandActor, now: now(), planTasks: commandPlanTasks(context) };
}
