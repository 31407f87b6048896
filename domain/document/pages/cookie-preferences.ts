import { basicPageSchema } from '../page.ts';

export const cookiePreferencesPageSchema = basicPageSchema;
