import { basicPageSchema } from '../page.ts';

export const industryIntelligencePageSchema = basicPageSchema;
