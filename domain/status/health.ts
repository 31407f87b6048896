import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { StoredSamples } from '#domain/documents/samples.ts';
import type { HeldNow } from '#domain/privacy/person-data.ts';
import type { Language } from '#domain/edition/language.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';

export const healthAreas = [
  'site',
  'disk',
  'store',
  'sign-in',
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

/** Where the server delivers to, as it recorded it. */
export type KnownDestination = {
  channel: ChannelName;
  key: string;
  host: string;
  configuredAt: number;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  lastFailure: string | null;
  consecutiveFailures: number;
};

/** What is in order. */
export type Fine =
  | { is: 'no-placeholders' }
  | { is: 'site-address'; address: string }
  | { is: 'disk-free'; folder: string; gigabytes: number }
  | { is: 'store-answers'; store: 'embedded' | 'postgres'; submissions: number }
  | { is: 'rules-current'; count: number }
  | { is: 'vacancies-fit'; count: number }
  | { is: 'documents-fit' }
  | { is: 'words-unread'; words: number; languages: string[] }
  | { is: 'deliveries-waiting'; count: number }
  | { is: 'deliveries-held'; count: number }
  | { is: 'no-destination' }
  | { is: 'destination-works'; destination: KnownDestination }
  | { is: 'mail-configured'; host: string }
  | { is: 'backup-taken'; at: number; place: string | null }
  | { is: 'restore-tried'; at: number; backup: string }
  | { is: 'deletion-pending' }
  | { is: 'deletion-ran'; at: number }
  | ({ is: 'records-held' } & HeldNow)
  | { is: 'versions'; program: string; node: string; database: string; schema: number };

/** What somebody has to do something about. */
export type Trouble =
  | { is: 'unknown-variable'; name: string; meant: string | null }
  | { is: 'placeholders'; fields: string[] }
  | ({ is: 'samples' } & StoredSamples)
  | { is: 'facts-by-law'; facts: { field: string; saidIn: string[]; asked: string[] }[] }
  | { is: 'no-build' }
  | { is: 'site-unencrypted'; address: string }
  | { is: 'page-fails'; address: string; reason: string }
  | { is: 'disk-low'; folder: string; gigabytes: number }
  | { is: 'disk-not-writable'; folder: string; message: string }
  | { is: 'data-readable'; folder: string }
  | { is: 'no-search-index' }
  | { is: 'clock-back'; now: number; latest: number; of: 'build' | 'store' }
  | { is: 'sign-ins-refused'; at: number; count: number; networks: number }
  | { is: 'no-backup' }
  | { is: 'backup-old'; at: number }
  | { is: 'backup-failed'; at: number; reason: string }
  | { is: 'backup-readable'; place: string }
  | { is: 'restore-old'; at: number }
  | { is: 'restore-failed'; at: number; backup: string; reason: string }
  | { is: 'deletion-late'; at: number }
  | ({ is: 'rule-begins' } & DueRule)
  | ({ is: 'rule-ends' } & DueRule)
  | ({ is: 'rule-unread' } & DueRule)
  | { is: 'duty-list-missing'; year: number }
  | { is: 'duty-list-excerpt'; year: number }
  | { is: 'duty-list-due'; year: number }
  | { is: 'vacancy-unfit'; slug: string; reference: string; issues: VacancyIssue[] }
  | { is: 'vacancy-held-back'; slug: string; reference: string }
  | { is: 'document-unfit'; kind: string; id: string; issues: VacancyIssue[] }
  | { is: 'prices-newer'; id: string; checkedOn: string; changedOn: string }
  | { is: 'download-missing'; file: string; folder: string }
  | { is: 'deliveries-abandoned'; count: number }
  | { is: 'deliveries-late'; count: number; oldest: number }
  | { is: 'destination-fails'; destination: KnownDestination }
  | { is: 'no-mail' };
type DueRule = { day: string; asks: Record<Language, string>; source: string };

/** `open` is work for whoever runs the site, but nothing is broken. Its words are the reader’s. */
export type HealthFinding = { area: HealthArea } & (
  | ({ level: 'ok' } & Fine)
  | ({ level: 'fault' | 'open' } & Trouble)
);

export type Health = { checkedAt: number; findings: HealthFinding[] };
