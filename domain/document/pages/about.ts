import { basicPageSchema } from '../page.ts';

export const aboutPageSchema = basicPageSchema;
