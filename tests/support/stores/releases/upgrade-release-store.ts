import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Row } from '#server/db/db.ts';
import { openAnyVersion, openStore } from '#server/db/open-store.ts';
import type { StoreChange } from '#server/db/store-change.ts';
import type { StoreUnderTest } from '../stores.ts';
import { loadReleaseStore } from './load-release-store.ts';

/** The store of a release as this program opens it, and every row that it held before. */
export async function upgradeReleaseStore(release: string, { unopened }: StoreUnderTest) {
  const config = await unopened();
  const facts = await loadReleaseStore(release, config);
  const old = await openAnyVersion(config, 'reads');
  const tables = await old.all<{ name: string }>(old.dialect.tables);
  const before: Record<string, Row[]> = {};
  for (const { name } of tables) before[name] = await old.all(`select * from ${name}`);
  await old.close();
  const changes: StoreChange[] = [];
  const db = await openStore(config, (change) => changes.push(change));
  onTestFinished(() => db.close());
  return { db, facts, before, changes };
}

export function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
}

/** Rows as text, in an order of their own; bytes by their hash. */
export function sorted(rows: readonly Row[]): string[] {
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
        ]),
      ),
    )
    .toSorted();
}
