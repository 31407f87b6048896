import type { Alert } from '#domain/deliveries/alert.ts';
import { openAlerts } from './alerts.ts';
import { readDestinations } from './destinations.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

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
