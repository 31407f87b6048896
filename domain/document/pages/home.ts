import { basicPageSchema } from '../page.ts';

export const homePageSchema = basicPageSchema;
