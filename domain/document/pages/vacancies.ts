import { basicPageSchema } from '../page.ts';

export const vacanciesPageSchema = basicPageSchema;
