import type { Alert } from '#domain/deliveries/alert.ts';

/** What an alert says of a destination. */
export const alertWords = {
  failing: (name: string) => `${name}: every delivery has failed for 15 minutes or more.`,
  backlog: (name: string) => `${name}: a delivery has been waiting for more than an hour.`,
  backlogRemedy:
    'See which deliveries wait and why; a test delivery shows whether the receiver accepts.',
} satisfies Record<Alert['reason'], (name: string) => string> & { backlogRemedy: string };
