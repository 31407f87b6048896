import type { KnownDestination } from '#domain/status/health.ts';
import type { ChannelName } from './channel.ts';
import type { ShownAttempt, ShownTask } from '#domain/submissions/submission-detail.ts';

/** Recorded of an address that n8n answers only while its editor is open and listening. */
export const testAddressOfN8n =
  'test address of n8n, which accepts one delivery and then answers 404';

export type ShownDestination = Omit<KnownDestination, 'host' | 'configuredAt'> & {
  /** Null when no server has it configured: what is meant for it waits. */
  host: string | null;
  failingSince: number | null;
  waiting: number;
  oldestWaitingSince: number | null;
  abandoned: number;
};

/** A task that waits, was abandoned or cancelled. */
export type ShownDelivery = Omit<ShownTask, 'attempts'> & {
  state: 'waiting' | 'abandoned' | 'cancelled';
  /** An attempt is being made at this moment. */
  inFlight: boolean;
  submissionId: string | null;
  reference: string | null;
  waitingSince: number;
  failure: string | null;
  attempts: ShownAttempt[];
};

export type Deliveries = {
  destinations: ShownDestination[];
  deliveries: ShownDelivery[];
  /** There are more than are listed. */
  more: boolean;
};

export type TestDelivery =
  | { result: 'delivered'; status: number | null; durationMs: number }
  | { result: 'failed'; status: number | null; durationMs: number; failure: string };

/** A destination that fails, or a backlog that grows old: announced until deliveries succeed. */
export type Alert = {
  id: string;
  reason: 'failing' | 'backlog';
  /** The first failure, or when the oldest delivery began to wait. */
  since: number;
  raisedAt: number;
  channel: ChannelName;
  destination: string;
  /** Of the destination, as recorded. */
  lastFailure: string | null;
};

export type Alerts = { alerts: Alert[] };
