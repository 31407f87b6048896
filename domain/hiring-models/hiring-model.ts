import type { FiguresOf, HiringModelId } from './model-figures.ts';
import type { FirmOffer, Firm } from '#domain/firm/firm.ts';

/** The models that the firm offers, in the order in which they are shown. */
export function offeredModels(firm: FirmOffer): readonly HiringModelId[] {
  return firm.models.offered;
}

export function isModelOffered(firm: FirmOffer, id: HiringModelId): boolean {
  return offeredModels(firm).includes(id);
}

/** The offered models that have a fixed price and can be ordered without an agreement first. */
export function orderedAtOnce(firm: FirmOffer): ('sprint' | 'intel')[] {
  return (['sprint', 'intel'] as const).filter((id) => isModelOffered(firm, id));
}

/** What the firm promises and charges for a model that it offers. */
export function figuresOf<Id extends HiringModelId>(
  firm: Pick<Firm, 'models'>,
  id: Id,
): FiguresOf<Id> {
  return given(firm.models[id], id) as FiguresOf<Id>;
}

function given<Figures>(figures: Figures | undefined, id: HiringModelId): Figures {
  if (!figures) throw new Error(`The firm gives no figures of the hiring model ${id}.`);
  return figures;
}

/** The value of the employer form's Model field, as the webhooks expect it. */
export function modelName(firm: FirmOffer, id: HiringModelId): string {
  return given(firm.models[id], id).name;
}

/** Anchors of the form on the employers page; each also chooses its model. */
export const intakeAnchor: Record<HiringModelId, string> = {
  contingency: 'contingency-intake',
  sprint: 'sprint-intake',
  intel: 'intel-intake',
  retained: 'retained-intake',
};
