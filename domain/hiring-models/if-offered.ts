import { z } from 'zod';
import { isOffered } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';

/** Words about models are asked for only while the firm offers one of them. */
export function ifOffered<Schema extends z.ZodType>(
  models: readonly HiringModelId[],
  schema: Schema,
): Schema {
  return models.some(isOffered) ? schema : (z.unknown().optional() as unknown as Schema);
}
