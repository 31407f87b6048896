import type { ChannelName } from './channel.ts';

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
