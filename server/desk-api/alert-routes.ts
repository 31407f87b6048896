import type { Alert } from '../../domain/work/alert.ts';
import { openAlerts } from '../store/tasks/alerts.ts';
import { readDestinations } from '../store/tasks/destinations.ts';
import type { DeskPart } from './desk-api.ts';

export const alertRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /alerts', async () => {
    const destinations = await readDestinations(db);
    const alerts = (await openAlerts(db)).map((stored): Alert => {
      const { id, channel, destination, reason, since, raisedAt } = stored;
      const lastFailure = destinations.find(
        (one) => one.channel === channel && one.key === destination,
      )?.lastFailure;
      return {
        id,
        reason,
        since,
        raisedAt,
        channel,
        destination,
        lastFailure: lastFailure ?? null,
      };
    });
    return { alerts };
  });
};
