import { createChannels, planWith } from '#server/channels/channels.ts';
import { systemClock } from '#server/base/clock.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { CommandContext } from './command.ts';

/** Plans for the running server, which has the destinations. */
export function commandPlanTasks({
  config: read,
  db,
}: Pick<CommandContext, 'config' | 'db'>): PlanTasks {
  const config = read();
  const siteUrl = config.siteUrl ?? '';
  return planWith(createChannels({ config, siteUrl, db, clock: systemClock }));
}
