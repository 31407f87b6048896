/** A destination that fails, or a backlog that grows old: announced until deliveries succeed. */
export type Alert = {
  id: string;
  reason: 'failing' | 'backlog';
  /** The first failure, or when the oldest delivery began to wait. */
  since: number;
  raisedAt: number;
  /** What is wrong, and what to do about it, in words. */
  text: string;
  remedy: string;
};

export type Alerts = { alerts: Alert[] };
