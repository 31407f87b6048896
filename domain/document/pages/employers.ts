import { basicPageSchema } from '../page.ts';

export const employersPageSchema = basicPageSchema;
