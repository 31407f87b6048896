import { basicPageSchema } from '../page.ts';

export const contactPageSchema = basicPageSchema;
