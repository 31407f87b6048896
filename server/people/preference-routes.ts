import { preferencesSchema } from '#domain/people/preferences-schema.ts';
import { savePreferences } from './preferences.ts';
import type { DeskPart } from './desk-api.ts';
import { valid } from '#server/base/desk-refusal.ts';
import { personOf } from './signed-in.ts';

/** Read with the session, which every page has. */
export const preferenceRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('PUT /preferences', async (request) => {
    const preferences = valid(preferencesSchema, request.body);
    await savePreferences(db, preferences, { by: personOf(request), now: clock.now() });
  });
};
