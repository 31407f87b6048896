import { basicPageSchema } from '../page.ts';

export const expertisePageSchema = basicPageSchema;
