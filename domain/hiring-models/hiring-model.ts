import { firm } from '#domain/firm/firm.ts';
import type { FiguresOf, HiringModelId } from './model-figures.ts';

/** The models that the firm offers, in the order in which they are shown. */
export function offeredModels(): readonly HiringModelId[] {
  return firm().models.offered;
}

export function isOffered(id: HiringModelId): boolean {
  return offeredModels().includes(id);
}

/** The offered models that have a fixed price and can be ordered without an agreement first. */
export function orderedAtOnce(): ('sprint' | 'intel')[] {
  return (['sprint', 'intel'] as const).filter(isOffered);
}

/** What the firm promises and charges for a model that it offers. */
export function figuresOf<Id extends HiringModelId>(id: Id): FiguresOf<Id> {
  const figures = firm().models[id];
  if (!figures) throw new Error(`The firm gives no figures of the hiring model ${id}.`);
  return figures as FiguresOf<Id>;
}

/** The value of the employer form's Model field, as the webhooks expect it. */
export function modelName(id: HiringModelId): string {
  return figuresOf(id).name;
}
