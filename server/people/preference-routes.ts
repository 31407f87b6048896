import { savePreferences } from './preferences.ts';
import type { DeskPart } from './desk-api.ts';

/** Read with the session, which every page has. */
export const preferenceRoutes: DeskPart = (api) => {
  api.answer('PUT /preferences', async (request) => {
    const preferences = request.body;
    await api.act(request, (act) => savePreferences(act, preferences));
  });
};
