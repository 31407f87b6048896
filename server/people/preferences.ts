import { type Act, type SignedInActor } from '#server/db/act.ts';
import type { Preferences } from '#domain/people/preferences.ts';
import type { Statements } from '#server/db/db.ts';

/** Of the table `person`. */
export const preferenceColumns = 'language, zone, morning_mail';

export async function preferencesOf({ all }: Statements, personId: string): Promise<Preferences> {
  const [row] = await all<Preferences>(`select ${preferenceColumns} from person where id = $1`, [
    personId,
  ]);
  return row ?? { language: null, zone: null, morningMail: null };
}

/** Everybody changes their own. */
export async function savePreferences(
  act: Act<SignedInActor>,
  { language, zone, morningMail }: Preferences,
): Promise<void> {
  await act.all('update person set language = $2, zone = $3, morning_mail = $4 where id = $1', [
    act.by.id,
    language,
    zone,
    morningMail,
  ]);
  await act.record('preferences-changed', { type: 'person', id: act.by.id });
}
