import type { Alerts, Deliveries, TestDelivery } from '#domain/deliveries/delivery.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { Health } from '#domain/status/health.ts';
import { answer, defineRoutes } from './route.ts';

/** What is sent, and whether the installation is well. */
export const deliveryRoutes = defineRoutes({
  'GET /alerts': { answer: answer<Alerts>() },
  'GET /deliveries': { answer: answer<Deliveries>() },
  'POST /tasks/:id/redeliver': {},
  'POST /tasks/:id/cancel': {},
  'POST /destinations/:channel/:key/test': { answer: answer<TestDelivery>() },
  'GET /health': { answer: answer<Health>() },
});

/** Before anybody has signed in: the name of the firm, and lists that are public anyway. */
export const firmRoutes = defineRoutes({
  'GET /firm': { answer: answer<Omit<Firm, 'publicHolidays'>>() },
});
