import { z } from 'zod';
import { isOffered } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** Words about models are asked for only while the firm offers one of them. */
export function ifOffered<Schema extends z.ZodType>(
  firm: FirmOffer,
  models: readonly HiringModelId[],
  schema: Schema,
): Schema {
  return models.some((id) => isOffered(firm, id))
    ? schema
    : (z.unknown().optional() as unknown as Schema);
}
