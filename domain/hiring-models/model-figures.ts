import { z } from 'zod';
import { currencies } from '#domain/edition/format.ts';

/** The kinds of hiring model that the product knows; a firm offers some of them. */
export const hiringModelIds = ['contingency', 'sprint', 'intel', 'retained'] as const;
export type HiringModelId = (typeof hiringModelIds)[number];

const count = z.number().int().min(0).max(10_000);
const percent = z.number().min(0).max(100);
const amount = z.number().min(0).max(10_000_000);
const currency = z.enum(currencies);
const range = (value: z.ZodNumber) =>
  z
    .strictObject({ min: value, max: value })
    .refine(({ min, max }) => min <= max, { error: 'min is above max', path: ['max'] });
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe('What the brief’s field Model and webhooks call it.');

const figures = {
  contingency: z.strictObject({
    name,
    replacementWeeks: range(count).describe('The replacement window, in weeks.'),
  }),
  sprint: z.strictObject({
    name,
    durationWeeks: count,
    startWithinHours: count,
    introductions: range(count),
    timeline: z
      .strictObject({
        intake: range(count),
        calibration: range(count),
        sourcing: range(count),
        shortlist: range(count),
      })
      .describe('Working days from the order; the timeline is drawn from them.'),
    calibrationProfiles: count,
    daysToInterviews: count,
    guarantee: z.strictObject({
      fewerThanIntroductions: count,
      extraWeeks: count,
      refundPercent: percent,
    }),
    fee: z.strictObject({ min: amount, max: amount, currency }),
    upfrontPercent: percent,
    onDeliveryPercent: percent,
    creditDays: count,
  }),
  intel: z.strictObject({
    name,
    fee: z.strictObject({ amount, currency }),
    turnaroundDays: count,
    competitors: count,
    profiles: range(count),
    readoutMinutes: count,
    creditDays: count,
  }),
  retained: z.strictObject({
    name,
    instalments: z.number().int().min(1).max(12),
    replacementMonths: count,
  }),
};
/** The figures of a kind of model. */
export type FiguresOf<Id extends HiringModelId> = z.infer<(typeof figures)[Id]>;

/**
 * Every figure that the firm promises or charges, once. Copy quotes them, as {{sprint.fee}}. Those
 * of a model that is not offered may be left out.
 */
export const modelFiguresSchema = z
  .strictObject({
    offered: z
      .array(z.enum(hiringModelIds))
      .min(1)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'a model is offered twice' })
      .describe('The models that the firm offers, in the order in which they are shown.'),
    contingency: figures.contingency.optional(),
    sprint: figures.sprint.optional(),
    intel: figures.intel.optional(),
    retained: figures.retained.optional(),
    terms: z
      .strictObject({
        placementFeePercent: range(percent),
        replacementDays: count,
        paymentDays: count,
        cancellationHours: count,
        terminationDays: count,
        liabilityCap: z.strictObject({ amount, currency }),
        complaintWorkingDays: count,
        changeNoticeDays: count,
      })
      .describe('The published terms of every placement, unless a model says otherwise.'),
  })
  .superRefine((given, context) => {
    for (const id of given.offered) {
      if (!given[id]) context.addIssue({ code: 'custom', path: [id], message: 'figures missing' });
    }
  });
export type ModelFigures = z.infer<typeof modelFiguresSchema>;
