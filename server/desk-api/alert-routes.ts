import type { Alert } from '../../domain/work/alert.ts';
import { alertWords, backlogRemedy } from '../../messages/desk-words/alerts.ts';
import { causeOf } from '../channels/cause-of.ts';
import { openAlerts } from '../store/tasks/alerts.ts';
import { readDestinations } from '../store/tasks/destinations.ts';
import type { DeskPart } from './desk-api.ts';

export const alertRoutes: DeskPart = (api, { db, channels }) => {
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
        text: alertWords(stored),
        remedy:
          reason === 'failing' && lastFailure
            ? causeOf(channels, channel, lastFailure).remedy
            : backlogRemedy,
      };
    });
    return { alerts };
  });
};
