import { preferencesSchema } from '#domain/people/preferences-schema.ts';
import { savePreferences } from './preferences.ts';
import type { DeskPart } from './desk-api.ts';
import { valid } from '#server/base/desk-refusal.ts';

/** Read with the session, which every page has. */
export const preferenceRoutes: DeskPart = (api) => {
  api.answer('PUT /preferences', async (request) => {
    const preferences = valid(preferencesSchema, request.body);
    await api.act(request, (act) => savePreferences(act, preferences));
  });
};
