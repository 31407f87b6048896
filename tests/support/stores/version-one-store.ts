import { randomUUID } from 'node:crypto';
import type { Db, Statements } from '#server/db/db.ts';
import { migrations } from '#server/db/migrations.ts';
import { openPostgres } from '#server/db/postgres-db.ts';
import { openSqlite } from '#server/db/sqlite-db.ts';
import { embeddedFile } from '#server/db/embedded-file.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import type { StoreConfig } from './stores.ts';

export type OldDelivery = {
  id: string;
  submissionId: string;
  reference: string;
  kind: string;
  state: 'held' | 'waiting' | 'delivered' | 'abandoned';
  attempts: number;
  nextAttemptAt: number;
  settledAt: number | null;
  lastFailure: string | null;
  lease: string | null;
};

const now = Date.parse('2026-11-15T09:00:00Z');

/** Deliveries in every state that version 1 had, one of them leased by a server that died. */
const states: Partial<OldDelivery>[] = [
  { state: 'waiting', attempts: 0 },
  { state: 'waiting', attempts: 3, lastFailure: 'HTTP 500', nextAttemptAt: now + 1_800_000 },
  { state: 'waiting', attempts: 1, lastFailure: 'timeout', lease: 'of a server that died' },
  { state: 'held', attempts: 0 },
  { state: 'delivered', attempts: 2, settledAt: now + 6_000 },
  { state: 'abandoned', attempts: 1, settledAt: now + 7_000, lastFailure: 'HTTP 410' },
];

/** A store as version 1 of the schema left it: its own statements, its own inserts. */
export async function fillVersionOneStore(config: StoreConfig): Promise<OldDelivery[]> {
  const db = config.databaseUrl
    ? await openPostgres(config.databaseUrl, 'writes')
    : await openSqlite(embeddedFile(config.dataDir), 'writes');
  const deliveries = states.map((state, index): OldDelivery => ({
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    submissionId: randomUUID(),
    reference: `AAAA-BBBB-CCC${index}`,
    kind: index % 2 ? 'job-application' : 'contact-dialog',
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    settledAt: null,
    lastFailure: null,
    lease: null,
    ...state,
  }));
  await db.transaction(async (statements) => {
    await createSchema(statements, db);
    for (const delivery of deliveries) await insert(statements, delivery);
  });
  await db.close();
  return deliveries;
}

async function createSchema({ all }: Statements, { dialect }: Db) {
  await all('create table schema_version (version integer not null)');
  for (const step of migrations[0]!(dialect)) if (typeof step === 'string') await all(step);
  await all('insert into schema_version (version) values (1)');
}

async function insert({ all }: Statements, delivery: OldDelivery) {
  const { submissionId, reference, kind, state, attempts } = delivery;
  const { fields, email, locale, idempotencyKey, fingerprint } = aNewSubmission();
  const suspicion = state === 'held' ? 'honeypot' : null;
  await all(
    `insert into submission
      (id, reference, kind, received_at, email, locale, fields, quarantined_for, idempotency_key, fingerprint)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      submissionId,
      reference,
      kind,
      now,
      email,
      locale,
      JSON.stringify(fields),
      suspicion,
      idempotencyKey,
      fingerprint,
    ],
  );
  if (kind === 'job-application') {
    const { field, filename, type, size, sha256, bytes } = aFile();
    await all(
      `insert into submission_file (submission_id, field, filename, type, size, sha256, bytes)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [submissionId, field, filename, type, size, sha256, bytes],
    );
  }
  await all(
    `insert into delivery (id, submission_id, kind, state, attempts, next_attempt_at, settled_at,
        last_failure, lease, lease_until) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      delivery.id,
      submissionId,
      kind,
      state,
      attempts,
      delivery.nextAttemptAt,
      delivery.settledAt,
      delivery.lastFailure,
      delivery.lease,
      delivery.lease && now + 60_000,
    ],
  );
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const last = state === 'delivered' && attempt === attempts - 1;
    await all(
      `insert into attempt (delivery_id, started_at, duration_ms, status, failure)
        values ($1, $2, $3, $4, $5)`,
      [delivery.id, now + attempt, 12, last ? 200 : 500, last ? null : 'HTTP 500'],
    );
  }
}
