import { basicPageSchema } from '../page.ts';

export const industriesPageSchema = basicPageSchema;
