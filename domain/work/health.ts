export const healthAreas = [
  'site',
  'disk',
  'store',
  'content',
  'law',
  'vacancies',
  'deliveries',
  'mail',
  'backup',
  'retention',
  'versions',
] as const;
export type HealthArea = (typeof healthAreas)[number];

/** `open` is work for whoever runs the site, but nothing is broken. */
export type HealthFinding = { area: HealthArea; text: string } & (
  { level: 'ok' } | { level: 'fault' | 'open'; remedy: string }
);

export type Health = { checkedAt: number; findings: HealthFinding[] };
