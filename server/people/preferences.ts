import type { Preferences } from '#domain/people/preferences.ts';
import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';

/** Of the table `person`. */
export const preferenceColumns = 'language, zone, morning_mail';

export async function preferencesOf({ all }: Statements, personId: string): Promise<Preferences> {
  const [row] = await all<Preferences>(`select ${preferenceColumns} from person where id = $1`, [
    personId,
  ]);
  return row ?? { language: null, zone: null, morningMail: null };
}

/** Everybody changes their own. */
export function savePreferences(
  db: Db,
  { language, zone, morningMail }: Preferences,
  { by, now }: { by: Actor & { id: string }; now: number },
): Promise<void> {
  return db.transaction(async (statements) => {
    await statements.all(
      'update person set language = $2, zone = $3, morning_mail = $4 where id = $1',
      [by.id, language, zone, morningMail],
    );
    await recordAudit(statements, {
      at: now,
      by,
      action: 'preferences-changed',
      subject: { type: 'person', id: by.id },
    });
  });
}
