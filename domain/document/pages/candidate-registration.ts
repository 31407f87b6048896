import { basicPageSchema } from '../page.ts';

export const candidateRegistrationPageSchema = basicPageSchema;
