import { existsSync, readFileSync } from 'node:fs';
import { embeddedFile } from '../../../server/store/open-store.ts';
import type { Firm } from './firm.ts';

/** Erased people whose address still stands in the files of the embedded store. */
export function findTraces({ store, ledger }: Pick<Firm, 'store' | 'ledger'>): string[] {
  if (store.databaseUrl) return [];
  const erased = ledger.visits.filter(({ erased }) => erased.certain() === true);
  const files = ['', '-wal'].map((part) => embeddedFile(store.dataDir) + part).filter(existsSync);
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    return erased.flatMap(({ email, receipt }) =>
      bytes.includes(email) ? [`${receipt?.reference} was erased and stands in ${file}`] : [],
    );
  });
}
