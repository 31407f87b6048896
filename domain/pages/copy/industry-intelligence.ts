import { z } from 'zod';
import { basicPageSchema, linkSchema, words } from '../page.ts';

export const industryIntelligencePageSchema = basicPageSchema.extend({
  banner: z
    .strictObject({ label: words.max(20), heading: words.max(90), text: words.max(240) })
    .describe('Announces the feature above the reports.'),
  invitation: z
    .strictObject({ heading: words.max(60), text: words.max(320), link: linkSchema })
    .describe('Stands beside the reports and asks for the next question.'),
});
