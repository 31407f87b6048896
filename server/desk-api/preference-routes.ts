import { preferencesSchema } from '../../domain/work/preferences-schema.ts';
import { savePreferences } from '../store/people/preferences.ts';
import type { DeskPart } from './desk-api.ts';
import { valid } from './desk-refusal.ts';
import { personOf } from './signed-in.ts';

/** Read with the session, which every page has. */
export const preferenceRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('PUT /preferences', async (request) => {
    const preferences = valid(preferencesSchema, request.body);
    await savePreferences(db, preferences, { by: personOf(request), now: clock.now() });
  });
};
