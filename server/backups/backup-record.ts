import { z } from 'zod';
import type { Statements } from '#server/db/db.ts';
import { backupRecordSetting, readSetting, saveSetting } from '#server/db/settings.ts';

const failure = z.object({ at: z.int(), reason: z.string() });

/** What the servers of a store know of the backups that they made. */
const recordSchema = z.object({
  newest: z
    .object({
      name: z.string(),
      takenAt: z.int(),
      place: z.string(),
      encrypted: z.boolean().optional(),
    })
    .optional(),
  failure: failure.optional(),
  drill: z.object({ at: z.int(), name: z.string(), failure: z.string().optional() }).optional(),
});
export type BackupRecord = z.infer<typeof recordSchema>;

export async function readBackupRecord(statements: Statements): Promise<BackupRecord> {
  return recordSchema.parse(
    JSON.parse((await readSetting(statements, backupRecordSetting)) ?? '{}'),
  );
}

/** One server at a time makes backups. */
export async function changeBackupRecord(
  statements: Statements,
  change: Partial<BackupRecord>,
): Promise<void> {
  const record = { ...(await readBackupRecord(statements)), ...change };
  await saveSetting(statements, backupRecordSetting, JSON.stringify(record));
}
