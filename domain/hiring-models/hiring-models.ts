import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { words } from '#domain/pages/page.ts';
import { offeredModels, isModelOffered } from './hiring-model.ts';
import { hiringModelIds, type HiringModelId } from './model-figures.ts';
import { type FirmOffer, perFirm } from '#domain/firm/firm.ts';

const model = z.strictObject({
  name: words,
  shortName: words.max(60).optional().describe('As a form lists it; the name unless given.'),
  tagline: words.max(60).describe('The model in a handful of words, for cards.'),
  summary: words.max(220).describe('One or two sentences, for cards.'),
  bestFor: words.max(90).describe('The situation in which to choose it.'),
  fee: words.max(110),
  timeline: words.max(70),
  deliverable: words.max(160),
  places: words.max(60).describe('Whether a placement is included.'),
  exclusivity: words.max(60),
  guarantee: words.max(260),
  points: z
    .array(words)
    .min(1)
    .max(8)
    .describe('What the comparison does not say, in full sentences, for its own section.'),
  callToAction: words.max(40),
});

/** What is said of each model. Words of one that the firm does not offer are not asked for. */
export const hiringModelsSchema = perFirm((firm: FirmOffer) =>
  z.strictObject(
    Object.fromEntries(hiringModelIds.map((id) => [id, ifOffered(firm, [id], model)])) as Record<
      HiringModelId,
      typeof model
    >,
  ),
);
export type HiringModels = z.infer<ReturnType<typeof hiringModelsSchema>>;

/** What copy quotes as {{retained.name}}: the name in the words of a language, before any parse. */
export function modelNames(
  firm: FirmOffer,
  stored: unknown,
  language: Language,
): Record<string, string> {
  const { [language]: models = {} } = (stored ?? {}) as Partial<Record<Language, Said>>;
  return Object.fromEntries(
    offeredModels(firm).flatMap((id) => {
      const name = models[id]?.name;
      return typeof name === 'string' ? [[`${id}.name`, name]] : [];
    }),
  );
}
type Said = Partial<Record<HiringModelId, { name?: unknown }>>;

/** Words about models are asked for only while the firm offers one of them. */
export function ifOffered<Schema extends z.ZodType>(
  firm: FirmOffer,
  models: readonly HiringModelId[],
  schema: Schema,
): Schema {
  return models.some((id) => isModelOffered(firm, id))
    ? schema
    : (z.unknown().optional() as unknown as Schema);
}
