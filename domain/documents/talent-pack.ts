import { z } from 'zod';
import { ifOffered } from '#domain/hiring-models/hiring-models.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { hiringModelIds } from '#domain/hiring-models/model-figures.ts';
import { words } from '#domain/pages/page.ts';
import { type FirmOffer, perFirm } from '#domain/firm/firm.ts';

const step = z.strictObject({ name: words.max(40), text: words.max(220) });

/** What the talent pack says beside the words on the hiring models. Four printed pages. */
export const talentPackSchema = perFirm((firm: FirmOffer) =>
  z.strictObject({
    title: words,
    subject: words.describe('For the PDF’s own description.'),
    cover: z.strictObject({
      heading: words.max(60),
      introduction: words.max(320),
      contents: words,
    }),
    models: z.strictObject({ heading: words.max(60), introduction: words.max(260) }),
    labels: z.strictObject({
      fee: words,
      timeline: words,
      deliverable: words,
      places: words,
      exclusivity: words,
      guarantee: words,
      bestFor: words,
      day: words,
      days: words,
    }),
    comparison: z.strictObject({ heading: words.max(60), introduction: words.max(260) }),
    chooserHeading: words.max(60),
    chooser: z
      .array(z.strictObject({ situation: words.max(90), model: z.enum(hiringModelIds) }))
      .min(Math.min(3, offeredModels(firm).length))
      .max(5),
    sprint: ifOffered(
      firm,
      ['sprint'],
      z.strictObject({
        heading: words.max(60),
        introduction: words.max(260),
        steps: z.strictObject({ intake: step, calibration: step, sourcing: step, shortlist: step }),
        terms: z.array(words.max(220)).min(2).max(4),
      }),
    ),
    start: z.strictObject({
      heading: words.max(60),
      introduction: words.max(260),
      steps: z.array(step).min(3).max(4),
      contactHeading: words,
      smallPrint: words.max(420),
    }),
  }),
);
export type TalentPack = z.infer<ReturnType<typeof talentPackSchema>>;
