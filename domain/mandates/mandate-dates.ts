import { figuresOf, isModelOffered } from '#domain/hiring-models/hiring-model.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { addMonths, addDays } from '#domain/working-time/working-day.ts';
import type { Firm } from '#domain/firm/firm.ts';

export const dateKinds = ['plan', 'guarantee', 'credit'] as const;
export type DateKind = (typeof dateKinds)[number];

/**
 * The last day on which the employer may ask for a replacement, from the day of the placement. Only
 * one guarantee applies to a placement: that of its model, or else that of the published terms.
 */
export function guaranteeUntil(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId | undefined,
  placedOn: string,
): string {
  if (model === 'contingency' && isModelOffered(firm, model)) {
    return addDays(placedOn, figuresOf(firm, model).replacementWeeks.max * 7);
  }
  if (model === 'retained' && isModelOffered(firm, model)) {
    return addMonths(placedOn, figuresOf(firm, model).replacementMonths);
  }
  return addDays(placedOn, firm.models.terms.replacementDays);
}

/** The last day on which the fee counts towards another model; undefined for one without credit. */
export function creditUntil(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId | undefined,
  orderedOn: string | undefined,
): string | undefined {
  if (orderedOn === undefined || (model !== 'sprint' && model !== 'intel')) return undefined;
  return isModelOffered(firm, model)
    ? addDays(orderedOn, figuresOf(firm, model).creditDays)
    : undefined;
}
