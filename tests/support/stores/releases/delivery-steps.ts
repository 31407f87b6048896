/** When the stores of releases were filled. */
export const filledAt = Date.parse('2026-11-16T09:00:00Z');

type Step = {
  /** The state after the attempt; undefined for one that was in flight when its server died. */
  next?: (at: number) => object;
  status: number | null;
  failure: string | null;
};

const failed: Step = {
  next: (nextAttemptAt) => ({ state: 'waiting', nextAttemptAt, lastFailure: 'HTTP 500' }),
  status: 500,
  failure: 'HTTP 500',
};

/**
 * What happens to a delivery until it is in each of its states. One that is due stands last, so that
 * no claim takes it instead of another.
 */
export const deliverySteps: { name: string; suspicion?: 'honeypot'; steps: Step[] }[] = [
  {
    name: 'delivered',
    steps: [
      failed,
      { next: (at) => ({ state: 'delivered', at: at + 7_000 }), status: 200, failure: null },
    ],
  },
  {
    name: 'abandoned',
    steps: [
      {
        next: (at) => ({ state: 'abandoned', at: at + 7_000, lastFailure: 'HTTP 410' }),
        status: 410,
        failure: 'HTTP 410',
      },
    ],
  },
  {
    name: 'retried',
    steps: [{ ...failed, next: (at) => failed.next!(at + 30 * 60_000) }],
  },
  { name: 'leased', steps: [{ status: null, failure: null }] },
  { name: 'held', suspicion: 'honeypot', steps: [] },
  { name: 'waiting', steps: [] },
];
