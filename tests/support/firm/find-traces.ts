import { existsSync, readFileSync } from 'node:fs';
import { embeddedFile } from '#server/db/store-file.ts';
import type { Firm } from './firm.ts';
import type { Ledger } from './ledger.ts';

/**
 * Erased people whose address still stands in the files of the embedded store. SQLite leaves a copy
 * behind now and then where it splits a page (docs/runbooks/deliveries.md); more than that, or a
 * copy in the log, is a fault of ours.
 */
export function findTraces({ store, ledger }: Pick<Firm, 'store' | 'ledger'>): string[] {
  if (store.databaseUrl) return [];
  const erased = ledger.visits.filter(({ erased }) => erased.certain() === true);
  const file = embeddedFile(store.dataDir);
  const leftBySplits = 1 + erased.length / 100;
  const inFile = tracesIn(file, erased);
  return [...(inFile.length > leftBySplits ? inFile : []), ...tracesIn(`${file}-wal`, erased)];
}

function tracesIn(file: string, erased: Ledger['visits']): string[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  return erased
    .filter(({ email }) => bytes.includes(email))
    .map(({ receipt }) => `${receipt?.reference} was erased and stands in ${file}`);
}
